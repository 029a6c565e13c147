import { SyncedPersonSchema } from '#database/schema'
import { seal, unseal } from '#modules/shared/keys/sealed'
import type { Scope } from '#modules/shared/tenancy/scope'
import type { SeenFields } from '../domain/planned_person.ts'

/** What both sides said of a person when they were last compared. */
export default class SyncedPerson extends SyncedPersonSchema {
  static async of(
    connectionId: string,
    externalIds: readonly string[]
  ): Promise<ReadonlyMap<string, SyncedPerson>> {
    const rows = await this.query()
      .where('connection_id', connectionId)
      .whereIn('external_id', [...externalIds])
    return new Map(rows.map((row) => [row.externalId, row]))
  }

  /** Nothing where no key opens it any more: then the two are compared as at a first meeting. */
  get fields(): SeenFields {
    const plain = unseal(this.seen, placeOf(this.connectionId, this.externalId))
    return plain === null ? {} : JSON.parse(plain)
  }

  /** Writes what was seen of some people; who says the same again is not written. */
  static async keep(
    scope: Scope,
    connectionId: string,
    people: readonly { externalId: string; fields: SeenFields; stays?: boolean }[]
  ): Promise<void> {
    if (people.length === 0) return
    const rows = people.map(({ externalId, fields, stays = false }) => ({
      connection_id: connectionId,
      external_id: externalId,
      seen: seal(JSON.stringify(fields), placeOf(connectionId, externalId)),
      stays,
    }))
    await scope.trx.rawQuery(
      `insert into synced_people (connection_id, external_id, seen, stays)
       select connection_id, external_id, seen, stays
       from jsonb_to_recordset(?::jsonb) as n (connection_id uuid, external_id text, seen text, stays boolean)
       on conflict (company_id, connection_id, external_id)
       do update set seen = excluded.seen, stays = excluded.stays, updated_at = now()`,
      [JSON.stringify(rows)]
    )
  }
}

function placeOf(connectionId: string, externalId: string) {
  return { key: 'workers', place: `synced_people/${connectionId}/${externalId}` } as const
}
