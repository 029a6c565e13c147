import { test } from '@japa/runner'
import type { WorkerFields } from '#modules/compute/pure'
import { Sheet } from '#modules/compute/rules/sheet'
import cases from './cases/net_pay_2021_2025.json' with { type: 'json' }
import { lines, year, type Case } from './requests.ts'
import { run } from './withholding.ts'

type Example = (typeof cases)[number]

/** Fields of a later floor, or that differ, with the reason. */
const LISTED: Record<string, Record<string, string>> = {
  'spf-2021': {
    pp_pension: 'pensions are no pay',
  },
  'refli-2023-2500': {
    pp: 'one cent: refli.be takes the fiscal bonus off the year, we off the month (317.30)',
    annual_after: 'the year less the fiscal bonus: not a line here, it makes the cent above',
    low_wage_annual: 'the fiscal bonus of a year, 12 × 134.81 × 33.14 % unrounded',
  },
  'real-slip-2025-09': {
    pp_base_before_commute_exemption: 'with its company car in voiture.spec.ts',
    pp_before_fiscal_bonus: 'with its company car in voiture.spec.ts',
    net_paid: 'with its company car, vouchers and expenses in voiture.spec.ts',
  },
}

const SITUATIONS: Record<string, WorkerFields> = {
  'single': {},
  'single, 0 child, employee': {},
  'single, 0 children, employee, company car (ATN)': {},
  'single, part-time 32h/40h': {},
  'single, worker disabled': { handicape: true },
  'married, spouse without income': { etatCivil: 'marie' },
  'married, spouse with income': { etatCivil: 'marie', conjointTravaille: true },
  'employee, married, spouse with own income, 1 dependent child': {
    etatCivil: 'marie',
    conjointTravaille: true,
    enfantsACharge: 1,
  },
}

/** The line behind each field of the cases, and its sign. */
const FIELDS: Record<string, [rule: string, sign: 1 | -1]> = {
  onss: ['onss', -1],
  workbonus: ['bonusEmploi', 1],
  workbonus_A: ['bonusEmploiVoletA', 1],
  workbonus_B: ['bonusEmploiVoletB', 1],
  taxable: ['imposable', 1],
  taxable_salary: ['imposable', 1],
  pp_before_fiscal_bonus: ['impotMensuel', 1],
  fiscal_workbonus: ['bonusEmploiFiscal', 1],
  pp: ['precompteProfessionnel', -1],
  csss: ['csss', -1],
  net: ['salaireNet', 1],
}

/** `2021` and `2021-01` are their first day. */
const dateOf = (text: string) => (text.length === 4 ? `${text}-01-01` : `${text}-01`)
const listedFor = (id: string) =>
  Object.entries(LISTED).find(([prefix]) => id.startsWith(prefix))?.[1] ?? {}

test.group('Published cases of net pay from 2021 to 2025, to the cent on every field', () => {
  const slips = cases.filter(({ id }) => !id.startsWith('spf-') && !id.startsWith('sdworx'))

  for (const example of slips.filter(({ id }) => !id.startsWith('fgtb-2021-parttime45-194538'))) {
    test(`${example.id} (${example.source_type})`, ({ assert }) => {
      const computed = lines(caseOf(example))
      const listed = listedFor(example.id)
      for (const [field, amount] of Object.entries(example.expected)) {
        if (field in listed || !(field in FIELDS)) continue
        const [rule, sign] = FIELDS[field]
        assert.equal(sign * computed[rule] + 0, amount, field)
      }
      const known = [...Object.keys(FIELDS), ...Object.keys(listed), ...CHECKED_APART]
      for (const field of Object.keys(example.expected)) assert.include(known, field)
    })
  }

  test('fgtb-2021-parttime45-194538: the hours of a month, as FGTB rounds them', ({ assert }) => {
    // FGTB: 32 hours a week are 138.67 a month, 40 are 173.33: S = 1,945.38 ÷ 138.67 × 173.33.
    // We refer by the hours of the week: S = 2,431.73, bonus 31.61, two cents less.
    const { expected, inputs } = cases.find(({ id }) => id === 'fgtb-2021-parttime45-194538')!
    const sheet = Object.assign(new Sheet(), {
      salaireBrut: 194_538,
      regimeNumerateur: 3200,
      regimeDenominateur: 4000,
      salaireReference: Math.round(((inputs.gross as number) / 138.67) * 173.33 * 100),
    })
    run(sheet, '2021-01-01', 'sousTotalBrut', 'salaireBrutHoraire', ['salaireReference'])
    for (const [field, amount] of Object.entries(expected)) {
      const [rule, sign] = FIELDS[field]
      assert.equal((sign * (sheet[rule as keyof Sheet] as number)) / 100 + 0, amount, field)
    }
    assert.equal(lines(caseOf({ ...cases[0], inputs, situation: '' })).bonusEmploi, 31.61)
  })

  test('refli-2023-2500: tax of the year, and the reduction of a single person', ({ assert }) => {
    const computed = lines({ date: '2023-01-01', package: { salaireBrut: 2500 } })
    const before = computed.impotDeBase - computed.impotQuotiteExemptee
    assert.equal(Math.round(before * 100), 4487_79)
    assert.equal(computed.reductionsFamiliales, 144)
    assert.equal(computed.precompteProfessionnel, -317.3)
  })

  test('sdworx-pecule-2024-06: double holiday pay of 2,676.32', ({ assert }) => {
    const { expected } = cases.find(({ id }) => id === 'sdworx-pecule-2024-06')! as never as {
      expected: { special_contribution: number; taxable: number; pp: number; net: number }
    }
    const differs: Case = { date: '2024-06-01', package: { salaireBrut: 2676.32 } }
    const computed = lines(differs)
    assert.equal(computed.doublePeculeBrut, 2462.21)
    assert.equal(computed.doublePeculeOnss, -expected.special_contribution)
    assert.equal(computed.tauxExceptionnelPecule, 36.34)
    assert.equal(computed.doublePeculePrecompte, -expected.pp)
    assert.equal(year(differs).doublePeculeVacances, expected.net)
  })
})

test.group('The tables of 2021 of the tax administration, before family reductions', () => {
  for (const { id, inputs, expected } of cases.filter((each) => each.id.startsWith('spf-'))) {
    test(`${id}: ${(expected as { pp_employee: number }).pp_employee}`, ({ assert }) => {
      const { taxable_monthly } = inputs as { taxable_monthly: number }
      const scale = id.split('-')[2]
      const withheld = (dirigeant: number) => {
        const sheet = new Sheet()
        sheet.imposable = Math.round(taxable_monthly * 100)
        sheet.couple = scale === 'II' ? 1 : 0
        sheet.nonResident = scale === 'III' ? 1 : 0
        sheet.dirigeant = dirigeant
        run(sheet, '2021-01-01', 'revenuAnnuelImposable', 'impotMensuel', ['reductionsFamiliales'])
        return sheet.impotMensuel / 100
      }
      const { pp_employee, pp_director } = expected as { pp_employee: number; pp_director: number }
      assert.equal(withheld(0), pp_employee)
      assert.equal(withheld(1), pp_director)
      for (const field of Object.keys(expected)) {
        assert.include(['pp_employee', 'pp_director', ...Object.keys(LISTED['spf-2021'])], field)
      }
    })
  }
})

/** Fields with a test of their own. */
const CHECKED_APART = ['annual_tax_before', 'isole_annual']

function caseOf({ date, situation, inputs }: Pick<Example, 'date' | 'situation' | 'inputs'>): Case {
  const { gross, fraction = 1 } = inputs as { gross: number; fraction?: number }
  const regime = { regimeNumerateur: 40 * fraction, regimeDenominateur: 40 }
  return {
    date: dateOf(date),
    worker: SITUATIONS[situation],
    package: { salaireBrut: gross, ...regime },
  }
}
