-- An organisation has one application in review for a platform's site, whichever member has submitted it.
create function keep_one_application() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('application ' || new.kind || ' ' || new.subject || ' ' || new.org_id, 0));
  if exists (
    select from application other
    where other.kind = new.kind and other.subject = new.subject and other.org_id = new.org_id and other.id <> new.id
      and other.state in ('submitted', 'reviewing')
      and not exists (select from application later where later.id = other.id and later.version > other.version)
  ) then
    raise exception 'application_in_progress' using errcode = 'check_violation', constraint = 'application_in_progress';
  end if;
  return null;
end $$;--> statement-breakpoint
create trigger application_in_progress after insert on application for each row
  when (new.kind = 'store' and new.state = 'submitted' and new.org_id is not null)
  execute function keep_one_application();
