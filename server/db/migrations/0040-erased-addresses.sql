-- What is left of an address after an erasure is one by the contract: a dash is no phone number and no postcode.
update orders set delivery_address = delivery_address || '{"phoneNumber": "020000000", "postcode": "00000"}'
where delivery_address ->> 'postcode' = '–';
update quotations set delivery_address = delivery_address || '{"phoneNumber": "020000000", "postcode": "00000"}'
where delivery_address ->> 'postcode' = '–';
