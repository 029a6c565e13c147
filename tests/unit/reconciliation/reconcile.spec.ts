import { test } from '@japa/runner'
import { COMPARED, SUMMED, type MonthCents } from '#modules/reconciliation/domain/compared_lines'
import { CODE_LINES, type CodeMeaning, type PayslipLine } from '#modules/reconciliation/domain/payslip'
import { reconcile, type Covered, type Reconciled } from '#modules/reconciliation/domain/reconcile'
import { reportOf } from '#modules/reconciliation/domain/report'
import { suggestLine } from '#modules/reconciliation/domain/suggest_line'
import { Sum } from '#modules/reconciliation/domain/totals'
import { monthOf, type Situation } from '#modules/reconciliation/domain/trials'
import { random as seeded } from '#tests/helpers/random'

const SITUATION: Situation = {
  date: '2026-09-01',
  company: {},
  worker: { etatCivil: 'marie', conjointTravaille: true, enfantsACharge: 2 },
  package: {
    packageType: 'FIX',
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: 3400,
    regimeNumerateur: 38,
    regimeDenominateur: 38,
    nomFonction: 'Chef de Jan Peeters',
  } as Situation['package'],
}
const WHOLE: Covered = { situation: SITUATION, cover: 'WHOLE' }

/** Each of our lines under a code of its own name; what is taken off stands as a plus where `plus` has it. */
const MEANINGS = new Map<string, CodeMeaning>(
  COMPARED.map(({ key }) => [key, { line: key, isReversed: false }])
)

/** A payslip that says the same as a computation. */
function payslipOf(month: MonthCents, changes: Partial<Record<string, number>> = {}): PayslipLine[] {
  const cents: Record<string, number> = { ...month, ...changes }
  return Object.entries(cents).flatMap(([code, amount]) =>
    amount === 0 ? [] : [{ code, label: '', cents: amount }]
  )
}

function reconciled(lines: readonly PayslipLine[], covered: Covered = WHOLE, meanings = MEANINGS): Reconciled {
  return reconcile({ workerId: 'w', month: '2026-09', provider: '', lines }, covered, meanings)
}

/** A payslip as somebody would be paid by another situation. */
const paidBy = (change: Partial<Situation>) => payslipOf(monthOf({ ...SITUATION, ...change })!)

const causeOf = ({ lines }: Reconciled, name: string) => {
  const line = lines.find(({ key, code }) => key === name || code === name)
  return line?.cause && [line.cause.code, line.cause.input ?? line.cause.lawSet]
}

/** What always holds of sums. */
function sumsHold({ lines, ours, theirs, difference, byCause }: Reconciled): boolean {
  const sum = (of: 'ours' | 'theirs' | 'difference') => lines.reduce((total, line) => total + line[of], 0)
  const causes = Object.values(byCause).reduce((total, cents) => total + cents, 0)
  return (
    sum('ours') === ours && sum('theirs') === theirs && sum('difference') === difference &&
    theirs - ours === difference && causes === difference
  )
}

test.group('A payslip beside its computation', () => {
  const ours = monthOf(SITUATION)!

  test('the lines of a month sum to its net, and the same payslip is to the cent', ({ assert }) => {
    assert.equal(SUMMED.reduce((sum, key) => sum + ours[key], 0), ours.salaireNet)
    assert.isAbove(ours.salaireNet, 200_000)
    const same = reconciled(payslipOf(ours))
    assert.deepEqual([same.verdict, same.difference, same.theirs], ['EXACT', 0, ours.salaireNet])
    assert.isTrue(same.lines.every(({ cause }) => cause === null))
  })

  test('another gross: its own line is another input, and what follows from it is computed with it', ({ assert }) => {
    const other = { ...SITUATION.package, salaireBrut: 3512.34 }
    const found = reconciled(paidBy({ package: other }))
    assert.equal(found.verdict, 'EXPLAINED')
    assert.deepEqual(causeOf(found, 'salaireBrut'), ['OTHER_INPUT', 'AMOUNT'])
    assert.deepEqual(causeOf(found, 'onss'), ['OTHER_INPUT', 'GROSS'])
    assert.deepEqual(causeOf(found, 'precompteProfessionnel'), ['OTHER_INPUT', 'GROSS'])
    assert.isTrue(sumsHold(found))
  })

  test('overtime under a code of its own: contributions are computed with it', ({ assert }) => {
    const meanings = new Map(MEANINGS).set('overtime', { line: 'OTHER', isReversed: false })
    const more = monthOf({ ...SITUATION, package: { ...SITUATION.package, salaireBrut: 3600 } })!
    const lines = [
      ...payslipOf(more, { salaireBrut: ours.salaireBrut, sousTotalBrut: 0, imposable: 0, sousTotalSalaireNet: 0 }),
      { code: 'overtime', label: '', cents: 20_000 },
    ]
    const found = reconciled(lines, WHOLE, meanings)
    assert.deepEqual(causeOf(found, 'onss'), ['OTHER_INPUT', 'GROSS'])
    assert.equal(found.verdict, 'NOT_MAPPED')
    assert.isTrue(sumsHold(found))
  })

  test('another household, alone or beside another gross', ({ assert }) => {
    const worker = { ...SITUATION.worker, enfantsACharge: 1 }
    const alone = reconciled(paidBy({ worker }))
    assert.deepEqual(causeOf(alone, 'precompteProfessionnel'), ['OTHER_INPUT', 'HOUSEHOLD'])
    const both = reconciled(paidBy({ worker, package: { ...SITUATION.package, salaireBrut: 3600 } }))
    assert.deepEqual(causeOf(both, 'precompteProfessionnel'), ['OTHER_INPUT', 'HOUSEHOLD'])
    assert.equal(both.verdict, 'EXPLAINED')
    assert.isTrue(sumsHold(alone) && sumsHold(both))
  })

  test('the law of another date says which', ({ assert }) => {
    const found = reconciled(paidBy({ date: '2025-09-01' }))
    const cause = causeOf(found, 'precompteProfessionnel')
    assert.equal(cause?.[0], 'OTHER_LAW')
    assert.match(String(cause?.[1]), /^BE-20/)
    assert.equal(found.verdict, 'EXPLAINED')
  })

  test('a cent is rounding, two are not', ({ assert }) => {
    const near = payslipOf(ours, { onss: ours.onss + 1, salaireNet: ours.salaireNet + 1 })
    assert.deepEqual(causeOf(reconciled(near), 'onss'), ['ROUNDING', null])
    const far = reconciled(payslipOf(ours, { onss: ours.onss + 2, salaireNet: ours.salaireNet + 2 }))
    assert.deepEqual(causeOf(far, 'onss'), ['UNEXPLAINED', null])
    assert.equal(far.verdict, 'UNEXPLAINED')
  })

  test('the other sign, codes that are none of ours, and codes that nobody said', ({ assert }) => {
    const meanings = new Map<string, CodeMeaning>(MEANINGS)
      .set('onss', { line: 'onss', isReversed: true })
      .set('fine', { line: 'OTHER', isReversed: false })
      .set('hours', { line: 'IGNORED', isReversed: false })
    const lines = [
      ...payslipOf(ours, { onss: -ours.onss, salaireNet: ours.salaireNet - 12_345 }),
      { code: 'fine', label: 'Amende', cents: -12_000 },
      { code: 'hours', label: '', cents: 15_200 },
      { code: 'strange', label: '', cents: -345 },
    ]
    const found = reconciled(lines, WHOLE, meanings)
    assert.isTrue(sumsHold(found))
    assert.equal(found.difference, -12_345)
    assert.isNull(causeOf(found, 'onss'))
    assert.deepEqual(causeOf(found, 'fine'), ['NOT_MAPPED', null])
    assert.deepEqual(found.lines.find(({ key }) => key === 'REST')?.difference, -345)
    assert.deepEqual(found.undecided.map(({ code }) => code), ['strange'])
    assert.equal(found.verdict, 'NOT_MAPPED')
  })

  test('a file of gross and net alone: the rest is one line of both', ({ assert }) => {
    const few = new Map([...MEANINGS].filter(([key]) => key === 'salaireBrut' || key === 'salaireNet'))
    const lines = payslipOf(ours).filter(({ code }) => few.has(code))
    const same = reconciled(lines, WHOLE, few)
    assert.deepEqual([same.verdict, same.difference], ['EXACT', 0])
    const raised = paidBy({ package: { ...SITUATION.package, salaireBrut: 3500 } })
    const other = reconciled(raised.filter(({ code }) => few.has(code)), WHOLE, few)
    assert.deepEqual(causeOf(other, 'REST'), ['OTHER_INPUT', 'GROSS'])
    assert.isTrue(sumsHold(other))
  })

  test('nobody’s contract, one that begins within the month, a package that the law refuses', ({ assert }) => {
    const none = reconciled(payslipOf(ours), null)
    assert.deepEqual([none.cover, none.ours, none.theirs], ['NONE', 0, ours.salaireNet])
    assert.isTrue(none.lines.every(({ cause }) => cause?.input === 'CONTRACT'))
    const half = paidBy({ package: { ...SITUATION.package, salaireBrut: 1700 } })
    const part = reconciled(half, { situation: SITUATION, cover: 'PART' })
    assert.deepEqual(causeOf(part, 'salaireBrut'), ['OTHER_INPUT', 'DAYS'])
    const refused = reconciled(payslipOf(ours), {
      situation: { ...SITUATION, package: { ...SITUATION.package, salaireBrut: -5 } },
      cover: 'WHOLE',
    })
    assert.deepEqual([refused.cover, refused.verdict, refused.lawSet], ['REFUSED', 'UNEXPLAINED', null])
    assert.isTrue(sumsHold(none) && sumsHold(part) && sumsHold(refused))
  })

  test('sums hold of a thousand payslips of chance, and so do the sums of all of them', ({ assert }) => {
    const { next: random } = seeded(21)
    const all = new Sum()
    let [difference, causes] = [0, 0]
    for (let at = 0; at < 1_000; at++) {
      const meanings = new Map<string, CodeMeaning>()
      const lines = Array.from({ length: Math.floor(random() * 25) }, (_, code): PayslipLine => {
        if (random() < 0.8)
          meanings.set(String(code), {
            line: CODE_LINES[Math.floor(random() * CODE_LINES.length)]!,
            isReversed: random() < 0.3,
          })
        return { code: String(code), label: '', cents: Math.floor((random() - 0.4) * 1e8) }
      })
      const found = reconciled(lines, random() < 0.1 ? null : WHOLE, meanings)
      assert.isTrue(sumsHold(found), String(at))
      all.add(found)
      difference += found.difference
      causes += Object.values(found.byCause).reduce((sum, cents) => sum + cents, 0)
    }
    const { totals } = all
    assert.deepEqual([totals.people, totals.difference, causes], [1_000, difference, difference])
    assert.equal(totals.lines.reduce((sum, line) => sum + line.difference, 0), difference)
    assert.equal(totals.theirs - totals.ours, difference)
  })

  test('a report has amounts and words of the law, and no text that could name somebody', ({ assert }) => {
    const wrong = payslipOf(ours, { precompteProfessionnel: ours.precompteProfessionnel - 5_000 })
    const cases = reportOf([
      { reconciled: reconciled(payslipOf(ours)), situation: SITUATION },
      { reconciled: reconciled([...wrong, { code: 'salaireBrut', label: 'Jan Peeters', cents: 0 }]), situation: SITUATION },
    ])
    assert.lengthOf(cases, 1)
    const told = JSON.stringify(cases)
    assert.notMatch(told, /Peeters|Chef/)
    assert.deepInclude(cases[0]!.worker, { etatCivil: 'marie', enfantsACharge: 2 })
    assert.deepInclude(cases[0]!.package, { salaireBrut: 3400, commissionParitaire: 'BECP200' })
    assert.include(cases[0]!.lines.find(({ line }) => line === 'precompteProfessionnel'), {
      difference: -50,
      cause: 'UNEXPLAINED',
    })
  })

  test('a report tells no code that is words, an address or a number of a person', ({ assert }) => {
    const wrong = payslipOf(ours, { precompteProfessionnel: ours.precompteProfessionnel - 5_000 })
    const codes = ['85073003328', '85.07.30-033.28', 'Jan Peeters', 'jan@acme.example', 'x'.repeat(40), '1000/A', 'PRIME_É']
    const extra = codes.map((code) => ({ code, label: '', cents: 100 }))
    const cases = reportOf([{ reconciled: reconciled([...wrong, ...extra]), situation: SITUATION }])
    const told = JSON.stringify(cases)
    assert.notMatch(told, /8507|85\.07|Peeters|@|xxxx/)
  })

  test('what a code may be is suggested by its name, and nothing where it says nothing', ({ assert }) => {
    const of = (code: string, label = '') => suggestLine({ code, label })
    assert.equal(of('1000', 'Salaire de base'), 'salaireBrut')
    assert.equal(of('Bedrijfsvoorheffing'), 'precompteProfessionnel')
    assert.equal(of('2100', 'RSZ werknemer'), 'onss')
    assert.equal(of('2900', 'RSZ werkgever'), 'IGNORED')
    assert.equal(of('Netto te betalen'), 'salaireNet')
    assert.equal(of('9000', 'Eindejaarspremie'), 'OTHER')
    assert.isNull(of('1234'))
    assert.isNull(of('X', 'Onnetto'))
  })
})
