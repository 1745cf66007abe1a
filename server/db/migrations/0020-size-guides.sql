-- How goods of one kind are measured, a sentence each. The drawing beside them has its own address.
create table size_guide_notes (
  size_guide text not null,
  position integer not null check (position > 0),
  note_th text not null,
  note_en text not null,
  primary key (size_guide, position)
);

create trigger size_guide_notes_announce after insert or update or delete or truncate on size_guide_notes
  for each statement execute function announce_change('catalogue');
