import {
  LONGEST_CODE,
  lockPayslips,
  payslipsOfMonths,
  UndoPayslips,
  WritePayslips,
  type PayslipWritten,
} from '#modules/reconciliation/index'
import { knownPeople } from '#modules/team/index'
import type { ImportField } from '../domain/import_field.ts'
import { EACH_COLUMN, type ImportTarget } from '../domain/import_target.ts'
import { called } from './called.ts'
import { monthsOf, planPayslips } from './plan_payslips.ts'
import { NEEDS_PERSON, PERSON_FIELDS } from './row_person.ts'

const FIELDS: readonly ImportField[] = [
  ...PERSON_FIELDS,
  {
    name: 'month',
    type: 'month',
    forAll: 'asked',
    aliases: called('mois, periode, mois de paie, periode de paie, maand, loonmaand, loonperiode, month, period, pay period, pay month'),
  },
  {
    name: 'provider',
    type: 'text',
    most: 60,
    exact: true,
    forAll: 'remembered',
    aliases: called('secretariat social, sociaal secretariaat, payroll provider, provider, prestataire de paie'),
  },
  {
    name: 'code',
    type: 'text',
    most: LONGEST_CODE,
    exact: true,
    aliases: called('code, code salaire, code de paie, code salarial, code rubrique, rubrique, looncode, loonelement, code loonelement, pay code, wage code, element'),
  },
  {
    name: 'label',
    type: 'text',
    most: 200,
    exact: true,
    aliases: called('libelle, description, libelle code, omschrijving, omschrijving code, benaming, label, code description, designation'),
  },
  {
    name: 'amount',
    type: 'signed',
    exact: true,
    aliases: called('montant, montant eur, bedrag, bedrag eur, amount, amount eur, valeur, waarde, value'),
  },
]

/**
 * What the real payslips of a month say: a row each person and code, or a row each person with a column a code. What a code
 * means is said where they are looked at, and not here.
 */
export const payslipsTarget: ImportTarget = {
  right: 'payslips.write',
  feature: 'team',
  fields: FIELDS,
  eachColumn: { type: 'signed', unless: ['code', 'amount'] },
  needs: [NEEDS_PERSON, ['month'], ['code', EACH_COLUMN], ['amount', EACH_COLUMN]],

  async plan(scope, rows, _settings, { columns }) {
    const sealed = rows.some(({ values }) => 'niss' in values)
    const plan = await planPayslips(rows, {
      columns,
      people: await knownPeople(scope, { sealed }),
      standing: await payslipsOfMonths(scope, monthsOf(rows)),
      locale: scope.locale,
    })
    return {
      rows: plan.rows,
      newNames: [],
      async apply(own): Promise<readonly PayslipWritten[]> {
        await WritePayslips.handle(own, plan.writes)
        return plan.writes
      },
    }
  },

  lock: lockPayslips,

  people: (applied) => (applied as PayslipWritten[]).map(({ workerId }) => workerId),

  async undo(scope, applied) {
    await lockPayslips(scope)
    return UndoPayslips.handle(scope, applied as PayslipWritten[])
  },
}
