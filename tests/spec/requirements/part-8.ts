import type { Requirement } from '../requirement.ts'

export const part8: Requirement[] = [
  {
    id: 'R8.1',
    text: 'Of all statuses only 401 is handled by itself, by the refresh flow',
    state: 'proven',
  },
  { id: 'R8.2', text: 'Other errors are returned to the caller', state: 'proven' },
  { id: 'R8.3', text: "A wrong old password says 'Invalid Password'", state: 'proven' },
  {
    id: 'R8.4',
    text: "An unexpected failure says 'Something went wrong, Try again later.'",
    state: 'proven',
  },
  { id: 'R8.5', text: "A wrong OTP says 'Invalid OTP'", state: 'proven' },
  { id: 'R8.6', text: "An expired OTP says 'OTP Expired.'", state: 'proven' },
  { id: 'R8.7', text: "A refused login says 'Incorrect phone number or password.'", state: 'proven' },
  { id: 'R8.8', text: "A registered phone number says 'Phone number is already taken.'", state: 'proven' },
  { id: 'R8.9', text: "A refused tax id says 'The tax ID format is incorrect.'", state: 'proven' },
  { id: 'R8.10', text: "An inactive user reads 'User is not active'", state: 'proven' },
  {
    id: 'R8.11',
    text: "A refused checkout without a shipping says 'Shipping is required'",
    state: 'proven',
  },
  {
    id: 'R8.12',
    text: "A refused checkout without an address says 'Please Select Address'",
    state: 'proven',
  },
  {
    id: 'R8.13',
    text: "A delivery alert says 'Outside the delivery area, Please contact the store.'",
    state: 'proven',
  },
  { id: 'R8.14', text: "A product that does not exist says 'Product not found'", state: 'proven' },
  { id: 'R8.15', text: "An empty cart says 'There are no products in the cart.'", state: 'proven' },
  { id: 'R8.16', text: 'A changed password has a success message', state: 'proven' },
  { id: 'R8.17', text: 'A login has a success message', state: 'proven' },
  { id: 'R8.18', text: 'A logout has a success message', state: 'proven' },
  { id: 'R8.19', text: 'The creation of a named item has a success message', state: 'proven' },
  { id: 'R8.20', text: 'The update of a named item has a success message', state: 'proven' },
  { id: 'R8.21', text: 'The deletion of a named item has a success message', state: 'proven' },
  { id: 'R8.22', text: 'A product added to the cart has a success message', state: 'proven' },
  { id: 'R8.23', text: 'A registration has a success message', state: 'proven' },
  { id: 'R8.24', text: 'An added address has a success message', state: 'proven' },
  { id: 'R8.25', text: 'A successful payment has a success message', state: 'proven' },
]
