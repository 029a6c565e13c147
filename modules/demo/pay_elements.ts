import { CreateKind, WritePayElements, type PayElementWrite } from '#modules/elements/index'
import type { Scope } from '#modules/shared/tenancy/scope'
import { unwrap } from '#modules/shared/result'
import { monthsLater, thisMonth } from '#modules/shared/values/month'

/** What happens in a month, as a company would call it at its provider, and what people have of it: by their place in the team. */
const KINDS = [
  {
    kind: {
      code: 'H150',
      name: 'Heures supplémentaires 150\u00a0%',
      unit: 'HOURS',
      repeats: 'ONCE',
      prestation: 'heuresSup50',
    },
    words: { nl: 'Overuren 150\u00a0%', en: 'Overtime at 150 %' },
    had: [
      [0, 6.5],
      [2, 4],
      [6, 11.25],
    ],
  },
  {
    kind: { code: 'COMM', name: 'Commissions', unit: 'EUR', repeats: 'ONCE' },
    words: { nl: 'Commissies', en: 'Commissions' },
    had: [
      [4, 850],
      [9, 1_240.5],
    ],
  },
  {
    kind: { code: 'TEL', name: 'Participation téléphone', unit: 'EUR', repeats: 'MONTHLY' },
    words: { nl: 'Bijdrage telefoon', en: 'Telephone, share of the worker' },
    had: [
      [1, -4],
      [3, -4],
      [5, -4],
    ],
  },
  {
    kind: { code: 'MAL', name: 'Jours de maladie', unit: 'DAYS', repeats: 'ONCE' },
    words: { nl: 'Ziektedagen', en: 'Days of illness' },
    had: [[8, 2]],
  },
] as const

/** The pay elements of last month, and of this one what comes back. */
export async function seedPayElements(scope: Scope): Promise<void> {
  const before = monthsLater(thisMonth(), -1)
  const people = await employed(scope, before)
  const writes: PayElementWrite[] = []
  for (const { kind, words, had } of KINDS) {
    const { id } = unwrap(await CreateKind.handle(scope, { ...kind, translations: words }))
    const months = kind.repeats === 'MONTHLY' ? [before, thisMonth()] : [before]
    for (const month of months)
      for (const [at, value] of had)
        if (people[at])
          writes.push({ workerId: people[at], month, kindId: id, value, before: null })
  }
  await WritePayElements.handle(scope, writes)
}

/** Who works in a month by a signed contract, by name. */
async function employed({ trx }: Scope, month: string): Promise<string[]> {
  const { rows } = await trx.rawQuery(
    `select w.id from workers w
     where exists (
       select from contracts c where c.worker_id = w.id and c.corrected_by_id is null and c.signature <> 'TO_SIGN'
         and c.start_date <= cast(:day as date) and (c.end_date is null or c.end_date >= cast(:day as date))
     )
     order by w.sort_name, w.id`,
    { day: `${month}-01` }
  )
  return rows.map(({ id }: { id: string }) => id)
}
