-- The log of one member of staff, and when they signed in last.
create index audit_log_staff on audit_log (staff_id, id);
