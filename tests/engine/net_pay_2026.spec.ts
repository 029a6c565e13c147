import { test } from '@japa/runner'
import type { WorkerFields } from '#modules/compute/pure'
import cases from './cases/net_pay_2026.json' with { type: 'json' }
import { lines } from './requests.ts'
import { withheldFrom } from './withholding.ts'

/** Payslips by the hour: the month's own hours, here in the proportion of the week's (46 of 174.8 as 10 of 38). */
const WORKERS: readonly string[] = ['worker-slip-2026-07', 'worker-slip-2026-06']
const WORKER = {
  computeModelConfig: { employmentType: 'OUVRIER' },
  regimeNumerateur: 10,
  regimeDenominateur: 38,
} as const

/** The family situation behind each wording of the cases. */
const SITUATIONS: Record<string, WorkerFields> = {
  'isole, 0 child': {},
  'single, 0 children, employee': {},
  'employee full-time': {},
  'employee': {},
  'isole 0 child': {},
  'isole 2 children': { enfantsACharge: 2 },
  'married, spouse without income': { etatCivil: 'marie' },
  'spouse without income (bareme II) 0 child': { etatCivil: 'marie' },
  'spouse without income 3 children': { etatCivil: 'marie', enfantsACharge: 3 },
  'spouse with pension within limit 579 (reduction 289.5)': {
    etatCivil: 'marie',
    revenusConjoint: 'PENSION_LIMITEE',
  },
  'spouse with other income within limit 290 (reduction 145)': {
    etatCivil: 'marie',
    revenusConjoint: 'PROFESSIONNELS_LIMITES',
  },
  'spouse with income above limits': { etatCivil: 'marie', conjointTravaille: true },
}

/** The line of the payslip behind each field of the cases, and its sign. */
const FIELDS: Record<string, [rule: string, sign: 1 | -1]> = {
  onss: ['onss', -1],
  workbonus_A: ['bonusEmploiVoletA', 1],
  workbonus_B: ['bonusEmploiVoletB', 1],
  taxable: ['imposable', 1],
  pp_before_fiscal_bonus: ['impotMensuel', 1],
  fiscal_workbonus: ['bonusEmploiFiscal', 1],
  pp: ['precompteProfessionnel', -1],
  csss: ['csss', -1],
  net: ['salaireNet', 1],
}

test.group('Published cases of net pay in 2026, to the cent on every field they give', () => {
  for (const example of cases) {
    test(`${example.id} (${example.source_type})`, ({ assert }) => {
      const hourly = WORKERS.includes(example.id)
      const worker = hourly ? {} : SITUATIONS[example.situation]
      assert.isDefined(worker, `no situation for "${example.situation}"`)
      const computed: Record<string, number> =
        'taxable_monthly' in example.inputs
          ? {
              precompteProfessionnel: withheldFrom(
                example.inputs.taxable_monthly as number,
                worker,
                '2026-09-01'
              ),
            }
          : lines({
              date: dateOf(example.date),
              worker,
              package: { salaireBrut: example.inputs.gross as number, ...(hourly && WORKER) },
            })
      for (const [field, amount] of Object.entries(example.expected)) {
        const [rule, sign] = FIELDS[field]
        assert.equal(sign * computed[rule] + 0, amount, field)
      }
    })
  }

  test('no case is left out', ({ assert }) => {
    assert.lengthOf(cases, 32)
  })
})

/** `2026-09` is its first day; `2026` and a range of months are the law of September. */
function dateOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  return /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : '2026-09-01'
}
