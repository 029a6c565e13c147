import {
  elementsOfMonths,
  listKinds,
  lockPayElements,
  UndoPayElements,
  WritePayElements,
  type PayElementWrite,
} from '#modules/elements/index'
import { knownPeople } from '#modules/team/index'
import type { ImportField } from '../domain/import_field.ts'
import { EACH_COLUMN, type ImportTarget } from '../domain/import_target.ts'
import { called } from './called.ts'
import { planPayElements } from './plan_pay_elements.ts'
import { monthsOf } from './plan_payslips.ts'
import { NEEDS_PERSON, PERSON_FIELDS } from './row_person.ts'

const FIELDS: readonly ImportField[] = [
  ...PERSON_FIELDS,
  {
    name: 'month',
    type: 'month',
    forAll: 'asked',
    aliases: called(
      'mois, periode, mois de paie, maand, loonmaand, periode, month, period, pay month'
    ),
  },
  {
    name: 'code',
    type: 'text',
    most: 100,
    exact: true,
    aliases: called(
      'code, element, element de paie, loonelement, pay element, code salaire, looncode, pay code, type, soort'
    ),
  },
  {
    name: 'quantity',
    type: 'quantity',
    exact: true,
    aliases: called(
      'montant, quantite, nombre, valeur, heures, jours, bedrag, aantal, hoeveelheid, waarde, uren, dagen, amount, quantity, number, value, hours, days'
    ),
  },
]

/** What people have of a month beside what is agreed: a row each person and code, or a row each person with a column a code. */
export const payElementsTarget: ImportTarget = {
  right: 'pay-elements.write',
  feature: 'team',
  fields: FIELDS,
  eachColumn: { type: 'quantity', unless: ['code', 'quantity'] },
  needs: [NEEDS_PERSON, ['month'], ['code', EACH_COLUMN], ['quantity', EACH_COLUMN]],

  async plan(scope, rows, _settings, { columns }) {
    const sealed = rows.some(({ values }) => 'niss' in values)
    const kinds = await listKinds(scope)
    const {
      rows: planned,
      writes,
      unread,
    } = await planPayElements(rows, {
      columns,
      kinds: kinds.map(({ id, code, name, translations, unit }) => ({
        id,
        code,
        unit,
        names: [name, ...Object.values(translations)],
      })),
      people: await knownPeople(scope, { sealed }),
      standing: await elementsOfMonths(scope, monthsOf(rows)),
      locale: scope.locale,
    })
    return {
      rows: planned,
      newNames: [],
      unread,
      async apply(own): Promise<readonly PayElementWrite[]> {
        await WritePayElements.handle(own, writes)
        return writes
      },
    }
  },

  lock: lockPayElements,

  people: (applied) => (applied as PayElementWrite[]).map(({ workerId }) => workerId),

  async undo(scope, applied) {
    await lockPayElements(scope)
    return UndoPayElements.handle(scope, applied as PayElementWrite[])
  },
}
