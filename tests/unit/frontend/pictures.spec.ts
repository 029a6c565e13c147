import { test } from '@japa/runner'
import { compute, type ComputeRequest, type ExplanationLine } from '#modules/compute/pure'
import { stairsOf } from '../../../frontend/components/pay/pictures/withholding.ts'
import { grossOf } from '../../../frontend/features/package-editor/draft.ts'
import { pinAgain } from '../../../frontend/features/package-editor/pin-again.ts'
import { MARGIN, marginOf } from '../../../frontend/lib/pay/margin.ts'
import { staircaseOf } from '../../../frontend/lib/pay/staircase.ts'

const REQUEST = {
  date: '2026-09-01',
  company: { effectif: 40, assuranceLoiTaux: 0.01 },
  worker: { etatCivil: 'celibataire' },
  package: {
    computeModelConfig: { commissionParitaire: 'BECP200', employmentType: 'EMPLOYE' },
    salaireBrut: 3900,
    hasVoitureSociete: true,
    tcoMensuelVS: 650,
    valeurVS: 33_900,
    energieVS: 'ELECTRIQUE',
    hasChequeRepas: true,
    chequeRepas: 8,
    hasBonusAnnuel: true,
    bonusAnnuel: 3000,
    hasTeletravail: true,
    teletravail: 100,
  },
}

const HOUSEHOLDS = {
  'a single person': { etatCivil: 'celibataire' },
  'a couple of one income': { etatCivil: 'marie', revenusConjoint: 'AUCUN' },
  'a non-resident': { etatCivil: 'celibataire', nonResident: true },
}

/** Packages whose months hold other lines than a plain one. */
const PACKAGES = {
  'with benefits': {},
  'plain': {
    hasVoitureSociete: false,
    hasChequeRepas: false,
    hasBonusAnnuel: false,
    hasTeletravail: false,
  },
  'with commissions': { hasCommissions: true, commissions: 6000 },
  'of a manual worker': {
    computeModelConfig: { employmentType: 'OUVRIER' },
    salaireBrut: undefined,
    salaireBrutHoraire: 20,
  },
  'in which the worker chooses': { packageType: 'FLEX', canVoitureSociete: true },
}

function answerOf(changes: object = {}, worker: object = REQUEST.worker) {
  const result = compute({
    ...REQUEST,
    worker,
    package: { ...REQUEST.package, ...changes },
    explain: true,
  } as never)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.answer
}

function explainerOf(lines: readonly ExplanationLine[] = []) {
  return (rule: string) => lines.find((line) => line.rule === rule) ?? null
}

test.group('The way from cost to net', () => {
  for (const [name, changes] of Object.entries(PACKAGES))
    test(`has no gap in a package ${name}`, ({ assert }) => {
      const { compute: figures } = answerOf(changes)
      const steps = staircaseOf(figures)
      for (const [at, step] of steps.entries())
        if (at > 0) assert.approximately(step.level ? step.to : step.from, steps[at - 1]!.to, 0.011)
      const level = (key: string) => steps.find((step) => step.key === key)?.amount
      const { coutEmployeur, remuneration } = figures
      assert.approximately(level('cost')!, coutEmployeur.coutEmployeurAnnuel / 12, 0.005)
      assert.equal(level('gross'), remuneration.remunerationMensuelle.salaireBrut)
      assert.equal(level('net'), remuneration.remunerationMensuelle.salaireNet)
    })

  test('ends at the invoice of a contractor, and has no step of nothing', ({ assert }) => {
    const plain = staircaseOf(answerOf(PACKAGES.plain).compute, true)
    assert.deepEqual(
      plain.map(({ key }) => key),
      ['cost', 'employerLevies', 'premiums', 'gross']
    )
  })
})

test.group('The brackets of the withholding tax', () => {
  for (const [name, worker] of Object.entries(HOUSEHOLDS))
    test(`of ${name} add up to the basic tax of the engine`, ({ assert }) => {
      const explain = explainerOf(answerOf({}, worker).explanation)
      const stairs = stairsOf(explain)
      assert.lengthOf(stairs, name === 'a couple of one income' ? 2 : 1)
      const drawn = stairs.reduce((sum, { tax }) => sum + tax, 0)
      assert.approximately(drawn, Number(explain('impotDeBase')!.value), 0.06)
      for (const { brackets, income } of stairs)
        assert.approximately(
          brackets.reduce((sum, { part }) => sum + part, 0),
          income,
          0.005
        )
    })

  test('are not drawn where nothing explains them', ({ assert }) => {
    assert.deepEqual(
      stairsOf(() => null),
      []
    )
  })
})

test.group('What 100 € more of gross pay leave', () => {
  test('is the difference of two answers of the engine, to the cent', ({ assert }) => {
    const margin = marginOf(REQUEST as never, 3900, answerOf().compute)!
    const [now, more] = [answerOf(), answerOf({ salaireBrut: 3900 + MARGIN })].map(
      ({ compute: figures }) => figures.remuneration.remunerationMensuelle
    )
    assert.equal(margin.net, Math.round((more!.salaireNet - now!.salaireNet) * 100) / 100)
    assert.approximately(margin.net - MARGIN, margin.onss + margin.tax + margin.csss, 0.005)
    assert.isAbove(margin.cost, MARGIN)
  })

  test('is asked at the pay that was found where another amount is pinned', ({ assert }) => {
    const { salaireBrut: _, ...fields } = REQUEST.package
    const pinned = { ...REQUEST, package: fields, solve: { target: 'salaireNet', amount: 2600 } }
    assert.deepEqual(
      marginOf(pinned as unknown as ComputeRequest, 3900, answerOf().compute),
      marginOf(REQUEST as never, 3900, answerOf().compute)
    )
  })

  test('is not told of pay by the hour', ({ assert }) => {
    const hourly = { ...REQUEST, package: { ...REQUEST.package, salaireBrutHoraire: 20 } }
    assert.isNull(marginOf(hourly as never, 3900, answerOf().compute))
  })
})

test.group('A pinned amount whose law has changed', () => {
  const { salaireBrut: _, ...fields } = REQUEST.package
  const asked = {
    ...REQUEST,
    date: '2025-03-01',
    package: fields,
    solve: { target: 'salaireNet', amount: 2600 },
  } as never
  const answer = compute(asked)
  if (!answer.ok) throw new Error('refused')
  const gross = grossOf(answer.answer)
  const net = { figure: 'net', period: 'month', amount: 2600 } as const

  test('is offered again with the gross pay it takes then', ({ assert }) => {
    const again = pinAgain(asked, net, gross, answer.answer.lawset, '2026-11-26')!
    assert.equal(again.before, gross)
    const then = compute({
      ...REQUEST,
      date: '2026-11-26',
      package: { ...fields, salaireBrut: again.gross },
    } as never)
    if (!then.ok) throw new Error('refused')
    assert.equal(then.answer.compute.remuneration.remunerationMensuelle.salaireNet, 2600)
  })

  test('is not where the day is that of today, or the gross pay itself was typed', ({ assert }) => {
    const { lawset } = answer.answer
    assert.isNull(pinAgain(asked, net, gross, lawset, '2025-03-01'))
    assert.isNull(pinAgain(asked, { ...net, figure: 'gross' }, gross, lawset, '2026-11-26'))
  })
})
