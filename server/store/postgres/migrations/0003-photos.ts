/**
 * Photos of a lead, which may arrive before it does; `told` once its webhook has been notified of
 * them. A job's `event` is set if it reports something other than the lead itself.
 */
export const photos = `
create table photos (
  lead_id text not null,
  hash text not null,
  position integer not null,
  caption text not null,
  width integer not null,
  height integer not null,
  upload_bytes integer not null,
  received_at bigint not null,
  told integer not null default 0,
  primary key (lead_id, hash)
);
create index photos_by_arrival on photos (received_at);
create index photos_untold on photos (lead_id, received_at) where told = 0;
alter table jobs add column event text;
`;
