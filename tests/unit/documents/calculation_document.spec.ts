import { test } from '@japa/runner'
import type { DirectorAnswer } from '#modules/compute/pure'
import {
  calculationDocument,
  CALCULATIONS,
  type CalculationInput,
  type CalculationName,
} from '#modules/packages/pure'
import { formatAmount } from '#modules/shared/documents/format'
import { printable } from '#modules/shared/documents/printable'
import type { Block, Sheet } from '#modules/shared/documents/sheet'
import { CALCULATION_REQUESTS } from '#tests/helpers/calculations'

const DIVIDENDS = ['ordinaire', 'vvprBis', 'reserve'] as const
const LANGUAGES = ['fr', 'nl', 'en'] as const
const NAMES = Object.keys(CALCULATIONS) as CalculationName[]

test.group('A calculation sheet', () => {
  for (const name of NAMES)
    test(`of ${name} has every line of the answer that comes to something, in three languages`, ({
      assert,
    }) => {
      for (const language of LANGUAGES) {
        const { sheet, answer } = sheetOf(name, { language })
        const text = JSON.stringify(printable(sheet))
        assert.notMatch(text, /undefined|NaN|\[object|pas connuNaN/)
        assert.isAbove(sheet.figures.length, 2)
        assert.lengthOf(
          sheet.figures.filter(({ main }) => main),
          1
        )
        const shown = amountsOf(sheet)
        const main = sheet.figures.find((figure) => figure.main)!
        assert.include(shown, main.amount.replace('\u2212', ''), `${name}: ${main.label}`)
        for (const { label } of [...factsOf(sheet), ...rowsOf(sheet)])
          assert.notMatch(label, /^[a-z]+[A-Z]\w+$/, `${name}: a name of the engine`)
        assert.include(text, answer.lawset.id)
      }
    })

  test('stands under the sentences of law and names the source of each figure', ({ assert }) => {
    for (const name of NAMES) {
      const { sheet, answer } = sheetOf(name)
      const explained = CALCULATIONS[name].explained(answer)
      assert.isNotEmpty(explained, name)
      const details = rowsOf(sheet).filter(({ detail }) => detail)
      assert.isNotEmpty(details, name)
      const used = new Set(
        explained
          .filter(({ value }) => value !== 0)
          .flatMap(({ parameters }) => parameters.map(({ id }) => id))
      )
      const law = ledgersOf(sheet).find(({ heading }) => heading === 'Les chiffres de la loi')
      assert.equal(law?.rows.length ?? 0, used.size, name)
      for (const { detail } of law?.rows ?? []) assert.match(detail!, /depuis le/)
    }
  })

  test('says whom it is for, who made it, what was told and for which day', ({ assert }) => {
    const { sheet } = sheetOf('notice', { forWhom: '  Anna Peeters ', requestedBy: 'Marie Dupont' })
    assert.equal(sheet.title, 'Ce que coûte un licenciement – Anna Peeters')
    assert.match(sheet.head.subheading, /^Anna Peeters · Employé · CP 200/)
    assert.include(sheet.footer.line, 'Établi le 28 novembre 2026 par Marie Dupont')
    assert.include(sheet.head.margin[0]!, '1er septembre 2026')
    assert.includeDeepMembers(factsOf(sheet), [
      { label: 'Début du contrat', value: '4 mai 2009' },
      { label: 'Presté ou payé', value: 'Payé' },
      { label: 'Jours de vacances non pris', value: '5' },
    ])
  })

  test('tells days, lists, shares and amounts as they were told', ({ assert }) => {
    const month = factsOf(sheetOf('incomplete-month').sheet)
    assert.includeDeepMembers(month, [
      { label: 'Jours travaillés', value: 'lundi, mardi, mercredi, jeudi' },
      {
        label: 'Absences',
        value: 'Maladie ou accident privé\u00a0: du 31 août 2026 au 24 septembre 2026',
      },
    ])
    const director = factsOf(sheetOf('director', { language: 'nl' }).sheet)
    assert.includeDeepMembers(
      director.map(({ value }) => value.replace(/\s/g, ' ')),
      ['€ 9.000,00', '3,95%', 'Ja', 'Vlaanderen', '7%']
    )
  })

  test('has what is left of a director’s 100 EUR by each way, each column a hundred', ({
    assert,
  }) => {
    const request = CALCULATION_REQUESTS.director
    const { sheet, answer } = sheetOf('director', { language: 'en' })
    const [matrix, ...others] = matricesOf(sheet)
    assert.isEmpty(others)
    assert.equal(matrix.heading, 'Of 100 EUR more for the director')
    assert.lengthOf(matrix.heads, 4)
    assert.equal(matrix.heads[0], 'As pay')
    const { centEuros } = answer as unknown as DirectorAnswer
    const last = matrix.rows.at(-1)!
    assert.isTrue(last.total)
    assert.deepEqual(
      last.cells.map(Number),
      [centEuros.remuneration!.reste].concat(DIVIDENDS.map((way) => centEuros.dividende![way]))
    )
    for (const nth of matrix.heads.keys()) {
      const column = matrix.rows.map(({ cells }) => Number(cells[nth].replace('\u2212', '-')))
      assert.closeTo(
        column.reduce((sum, each) => sum + each, 0),
        100,
        0.001
      )
    }
    // Without the company's profit there is no dividend to compare, and the paper says so.
    const { dirigeant } = request as { dirigeant: Record<string, unknown> }
    const untold = sheetOf('director', {
      language: 'en',
      request: { ...request, dirigeant: { ...dirigeant, benefice: undefined } },
    }).sheet
    assert.deepEqual(matricesOf(untold)[0].heads, ['As pay'])
    assert.include(JSON.stringify(untold), 'Once the company’s profit is told')
  })

  test('names what is not known, and computes nothing of it', ({ assert }) => {
    const request = { ...CALCULATION_REQUESTS['year-tax'], date: '2027-02-01' }
    const { sheet } = sheetOf('year-tax', { request })
    const text = JSON.stringify(sheet)
    assert.match(text, /Pas encore connu.{0,3}: /)
    assert.equal(sheet.figures.find(({ main }) => main)?.amount, 'pas connu')
  })

  test('carries its request and its answer, which give the same sheet again', ({ assert }) => {
    for (const name of NAMES) {
      const { sheet } = sheetOf(name)
      const { request, calculation } = JSON.parse(sheet.attachment!.content)
      assert.equal(calculation, name)
      assert.deepEqual(sheetOf(calculation, { request }).sheet, sheet)
    }
  })

  test('cuts a name of any length, and takes it as text', ({ assert }) => {
    const { sheet } = sheetOf('hours', { forWhom: 'W'.repeat(500) })
    assert.isAtMost(sheet.title.length, 130)
    assert.include(sheet.title, '…')
  })
})

function sheetOf(name: CalculationName, change: Partial<CalculationInput> = {}) {
  const request = { ...(change.request ?? CALCULATION_REQUESTS[name]), explain: true }
  const result = CALCULATIONS[name].compute(request)
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.errors)}`)
  const { answer } = result
  const sheet = calculationDocument({
    name,
    answer,
    language: 'fr',
    forWhom: '',
    brand: { name: 'Exemple SA', colour: '#0f766e', ink: '#0f766e' },
    requestedBy: null,
    date: '2026-11-28',
    ...change,
    request,
  })
  return { sheet, answer }
}

function blocksOf({ bands }: Sheet): Block[] {
  return bands.flatMap(({ wide, left, right }) => [...wide, ...left, ...right])
}

function ledgersOf(sheet: Sheet) {
  return blocksOf(sheet).flatMap((block) => (block.type === 'ledger' ? [block] : []))
}

function matricesOf(sheet: Sheet) {
  return blocksOf(sheet).flatMap((block) => (block.type === 'matrix' ? [block] : []))
}

function rowsOf(sheet: Sheet) {
  return ledgersOf(sheet).flatMap(({ rows }) => rows)
}

function factsOf(sheet: Sheet) {
  return blocksOf(sheet).flatMap((block) => (block.type === 'facts' ? block.rows : []))
}

/** Every amount of ledgers and matrices, without its sign. */
function amountsOf(sheet: Sheet): string[] {
  return blocksOf(sheet)
    .flatMap((block) =>
      block.type === 'ledger'
        ? block.rows.map(({ amount }) => amount ?? '')
        : block.type === 'matrix'
          ? block.rows.flatMap(({ cells }) => cells)
          : []
    )
    .map((each) => each.replace('\u2212', ''))
    .concat(formatAmount('fr', 0))
}
