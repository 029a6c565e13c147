import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Tries are counted before they are judged. Those at a row stand on the row, and five make it void; all others in
 * `rate_limits`, where `expire` is the moment (in ms) from which a key has its whole allowance again.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table access_links add column tries smallint not null default 0;
      alter table user_sessions add column tries smallint not null default 0;
      alter table sms_codes add column tries smallint not null default 0;

      -- Takes one try of each key, or of none. So many are there at once (bursts), and each comes back after a pause
      -- (in ms). Answers 0, or how many ms to wait. Keys come from narrow to wide, so that two who ask lock alike.
      create function take_tries(keys text[], bursts integer[], pauses bigint[]) returns bigint language plpgsql as $$
      declare
        moment bigint := extract(epoch from clock_timestamp()) * 1000;
        wait bigint;
      begin
        -- Who is refused locks nothing and writes nothing.
        select max(expire + pause - burst * pause - moment) into wait
          from unnest(keys, bursts, pauses) as asked (name, burst, pause) join rate_limits on key = name;
        if wait > 0 then return wait; end if;
        -- What a crash of the database forgets is a moment's tries: nobody waits for the disk.
        perform set_config('synchronous_commit', 'off', true);
        for place in 1 .. cardinality(keys) loop
          insert into rate_limits as kept (key, expire) values (keys[place], moment + pauses[place])
            on conflict (key) do update set expire = greatest(kept.expire, moment) + pauses[place]
            where greatest(kept.expire, moment) + pauses[place] - bursts[place] * pauses[place] <= moment;
          if not found then
            select expire + pauses[place] - bursts[place] * pauses[place] - moment into wait from rate_limits where key = keys[place];
            update rate_limits set expire = expire - pauses[earlier]
              from generate_series(1, place - 1) as earlier where key = keys[earlier];
            return greatest(wait, 1);
          end if;
        end loop;
        return 0;
      end $$;

      create function give_tries_back(keys text[], pauses bigint[]) returns void language plpgsql as $$
      begin
        perform set_config('synchronous_commit', 'off', true);
        for place in 1 .. cardinality(keys) loop
          update rate_limits set expire = expire - pauses[place] where key = keys[place];
        end loop;
      end $$;
    `)
  }

  async down() {
    this.schema.raw(`
      drop function take_tries, give_tries_back;
      alter table access_links drop column tries;
      alter table user_sessions drop column tries;
      alter table sms_codes drop column tries;
    `)
  }
}
