import db from '@adonisjs/lucid/services/db'
import { type DateTime } from 'luxon'
import { BELGIUM } from '#modules/shared/values/days'
import type { UpkeepReport } from './run_upkeep.ts'

/** In Belgium, when fewest people work. */
const HOUR = 3
const SILENCE = '15 minutes'

/** The night whose upkeep is due at a moment, or null before its hour. */
export function nightAt(moment: DateTime): string | null {
  const there = moment.setZone(BELGIUM)
  return there.hour >= HOUR ? there.toISODate() : null
}

/** Whether this process has the night: of several that ask, one; later another, if that one fell silent. */
export async function takeNight(day: string): Promise<boolean> {
  const { rows } = await db.rawQuery(
    `insert into upkeep_runs as run (day) values (?)
     on conflict (day) do update set started_at = clock_timestamp(), alive_at = clock_timestamp()
     where run.finished_at is null and run.alive_at < clock_timestamp() - interval '${SILENCE}'
     returning day`,
    [day]
  )
  return rows.length === 1
}

export async function isAtWork(day: string): Promise<void> {
  await db.rawQuery('update upkeep_runs set alive_at = clock_timestamp() where day = ?', [day])
}

export async function closeNight(day: string, report: UpkeepReport): Promise<void> {
  await db.rawQuery(
    'update upkeep_runs set finished_at = clock_timestamp(), report = ?::jsonb where day = ?',
    [JSON.stringify(report), day]
  )
}
