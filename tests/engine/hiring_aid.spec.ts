import { test } from '@japa/runner'
import {
  compute,
  errorText,
  hiringAid,
  hiringAidLineText,
  HIRING_AID_LINES,
  hypothesisEmbaucheText,
  ruleText,
  type EmbaucheFields,
  type HiringAidAnswer,
} from '#modules/compute/pure'
import { computeEmbauche, EmbaucheSheet, LIGNES_EMBAUCHE } from '#modules/compute/embauche/index'
import { wholeLawOn } from '#modules/compute/contract/beside/whole_law'
import { request, type Case } from './requests.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const

function aided(embauche: EmbaucheFields, differs: Case = {}): HiringAidAnswer {
  const result = hiringAid({ ...request(differs), embauche })
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

function refusedOf(embauche: unknown, differs: Case = {}) {
  const result = hiringAid({ ...request(differs), embauche })
  if (result.ok) throw new Error('answered')
  return result.errors.map(({ code, path }) => `${code} ${path}`)
}

const codes = ({ hypotheses }: HiringAidAnswer) =>
  hypotheses.map((each) => (each.code === 'figure' ? each.parameter.id : each.code))

/** The reduction of a year where the structural one leaves enough room. */
const reduction = (embauche: EmbaucheFields, salaireBrut = 2600, date = '2026-09-01') =>
  aided(embauche, { date, package: { salaireBrut } }).lignes.reductionAge

test.group('Who is hired: older workers', () => {
  // UCM, reform of 1 July 2024: 61 to 66 years, 1,000 a quarter, pay up to 8,000 (10,666.67 in the fourth quarter).
  test('Brussels: from 61 to 66, below its ceilings', ({ assert }) => {
    const of = (age: number, salaireBrut?: number, date?: string) =>
      reduction({ regionTravail: 'BRUXELLES', age }, salaireBrut, date)
    assert.deepEqual(
      [60, 61, 66, 67].map((age) => of(age)),
      [0, 4000, 4000, 0]
    )
    // With the premium of the sector the second quarter is above the ceiling first.
    assert.equal(of(62, 2666.66, '2024-09-01'), 3000)
    // A cent above the ceiling of each quarter.
    assert.equal(of(62, 2666.67, '2024-09-01'), 0)
    assert.equal(of(62, 2700), 3000)
    assert.equal(of(62, 5000), 0)
  })

  // SD Worx and horecaestmapassion.be: 400 from 55, 1,000 from 58, 1,500 from 65; Securex: 57 and 13,500 from 2026 on.
  test('Wallonia: by age, out of work below 60, 57 from 2026 on', ({ assert }) => {
    const of = (age: number, moisSansEmploi = 0, date?: string) =>
      reduction({ regionTravail: 'WALLONIE', age, moisSansEmploi }, 3000, date)
    assert.equal(of(56, 3, '2025-09-01'), 1600)
    assert.equal(of(56, 3), 0)
    assert.equal(of(57, 3), 1600)
    assert.equal(of(57), 0)
    assert.equal(of(59, 1), 4000)
    assert.equal(of(60), 4000)
    assert.equal(of(65), 6000)
    assert.equal(of(66), 0)
  })

  test('Wallonia: the ceiling of the hirings of 2026 is lower', ({ assert }) => {
    const of = (salaireBrut: number, date?: string) =>
      reduction({ regionTravail: 'WALLONIE', age: 61 }, salaireBrut, date)
    assert.equal(of(4600, '2025-09-01'), 3000)
    assert.equal(of(4600), 0)
    // 13,500 is the ceiling: 3 × 4,500 in the two quarters without a premium.
    assert.equal(of(4500), 2000)
    assert.equal(of(4500.01), 0)
  })

  test('Flanders opens none, and the reason is told', ({ assert }) => {
    const answer = aided({ regionTravail: 'FLANDRE', age: 63, moisSansEmploi: 20 })
    assert.equal(answer.lignes.reductionAge, 0)
    assert.include(codes(answer), 'flandre')
  })

  test('it gives way to the structural reduction, and part time has its part', ({ assert }) => {
    const low = aided({ regionTravail: 'WALLONIE', age: 65 }, { package: { salaireBrut: 2200 } })
    assert.isBelow(low.lignes.reductionAge, 6000)
    assert.isAbove(low.lignes.reductionAge, 0)
    const half = { regimeNumerateur: 19, regimeDenominateur: 38, salaireBrut: 1500 }
    const part = aided({ regionTravail: 'WALLONIE', age: 61 }, { package: half }).lignes
    assert.isBelow(part.reductionAge, 4000)
  })
})

test.group('Who is hired: allowances', () => {
  const allowances = (embauche: EmbaucheFields, differs?: Case) => {
    const { allocationEmbauche, allocationSuivante } = aided(embauche, differs).lignes
    return [allocationEmbauche, allocationSuivante]
  }

  // salarysolution.be, 3 July 2024: 15,900 over 30 months: 6 × 350, 12 × 800, 12 × 350.
  test('Activa.brussels: 15,900 in all, 6,900 of it in the first year', ({ assert }) => {
    const out = { regionDomicile: 'BRUXELLES', moisSansEmploi: 12 } as const
    assert.deepEqual(allowances(out), [6900, 9000])
    assert.deepEqual(allowances({ ...out, moisSansEmploi: 11 }), [0, 0])
    const less = { regimeNumerateur: 18, regimeDenominateur: 38, salaireBrut: 1500 }
    assert.deepEqual(allowances(out, { package: less }), [0, 0])
    assert.deepEqual(allowances(out, { package: { ...less, regimeNumerateur: 19 } }), [6900, 9000])
  })

  // UCM: 500 a month, for 24 months below 25 years, for 12 after a year out of work.
  test('Impulsion: 500 a month, twelve or twenty-four', ({ assert }) => {
    const of = (more: EmbaucheFields) => allowances({ regionDomicile: 'WALLONIE', ...more })
    assert.deepEqual(of({ age: 24, peuQualifie: true, moisSansEmploi: 1 }), [6000, 6000])
    assert.deepEqual(of({ age: 25, peuQualifie: true, moisSansEmploi: 1 }), [0, 0])
    assert.deepEqual(of({ age: 24, moisSansEmploi: 1 }), [0, 0])
    assert.deepEqual(of({ age: 24, peuQualifie: true }), [0, 0])
    assert.deepEqual(of({ peuQualifie: true, moisSansEmploi: 1 }), [0, 0])
    assert.deepEqual(of({ age: 40, moisSansEmploi: 12 }), [6000, 0])
  })
})

test.group('Who is hired: withholding that is not paid over', () => {
  const differs = { package: { salaireBrut: 4000 } }
  const result = compute(request(differs))
  if (!result.ok) throw new Error('refused')
  const { imposable, precompteProfessionnel } =
    result.answer.compute.remuneration.remunerationMensuelle
  const tax = Math.abs(precompteProfessionnel)

  test('80 % of a researcher’s, 10 or 20 % of a young company’s, of twelve months', ({
    assert,
  }) => {
    assert.approximately(
      aided({ recherche: true }, differs).lignes.dispenseRecherche,
      12 * tax * 0.8,
      0.01
    )
    assert.approximately(
      aided({ starter: 'PME' }, differs).lignes.dispenseStarter,
      12 * tax * 0.1,
      0.01
    )
    assert.approximately(
      aided({ starter: 'MICRO' }, differs).lignes.dispenseStarter,
      12 * tax * 0.2,
      0.01
    )
  })

  test('22.8 or 25 % of the taxable pay of shifts, night and continuous work', ({ assert }) => {
    assert.approximately(
      aided({ equipes: 'EQUIPES' }, differs).lignes.dispenseEquipes,
      12 * imposable * 0.228,
      0.01
    )
    assert.approximately(
      aided({ equipes: 'CONTINU' }, differs).lignes.dispenseEquipes,
      12 * imposable * 0.25,
      0.01
    )
  })

  test('the sum and what is left of the cost', ({ assert }) => {
    const { lignes } = aided(
      {
        regionTravail: 'WALLONIE',
        regionDomicile: 'WALLONIE',
        age: 61,
        moisSansEmploi: 13,
        starter: 'PME',
      },
      { package: { salaireBrut: 3000 } }
    )
    assert.approximately(
      lignes.aidesEmbauche,
      lignes.reductionAge + lignes.allocationEmbauche + lignes.dispenseStarter,
      0.001
    )
    const alone = (embauche: EmbaucheFields) => aided(embauche, differs).lignes.aidesEmbauche
    assert.approximately(alone({ recherche: true }), 12 * tax * 0.8, 0.01)
    assert.approximately(alone({ equipes: 'EQUIPES' }), 12 * imposable * 0.228, 0.01)
    assert.approximately(
      lignes.coutApresAides,
      lignes.coutEmployeurAnnuel - lignes.aidesEmbauche,
      0.001
    )
  })
})

test.group('Who is hired: what it rests on, and refusals', () => {
  test('refuses by name', ({ assert }) => {
    assert.deepEqual(refusedOf(undefined), ['required embauche'])
    assert.deepEqual(refusedOf({ age: 12 }), ['out_of_range embauche.age'])
    assert.deepEqual(refusedOf({ region: 'BRUXELLES' }), ['unknown_field embauche.region'])
    assert.deepEqual(refusedOf({ regionTravail: 'LIEGE' }), [
      'invalid_value embauche.regionTravail',
    ])
    assert.deepEqual(refusedOf({ recherche: true, starter: 'PME' }), ['conflict embauche.starter'])
    assert.deepEqual(refusedOf({}, { date: '2024-06-30' }), ['no_law_set date'])
    assert.deepEqual(refusedOf({}, { worker: { dirigeant: true } }), [
      'not_covered package.computeModelConfig.employmentType',
    ])
    const first = { effectif: 1, package: { rangEngagement: 1 } }
    assert.deepEqual(refusedOf({ regionTravail: 'BRUXELLES', age: 62 }, first), [
      'conflict embauche.regionTravail',
    ])
    for (const language of LANGUAGES) {
      const result = hiringAid({ ...request(), embauche: { age: 12 } })
      if (result.ok) throw new Error('answered')
      for (const error of result.errors) assert.match(errorText(error, language), /\.$/)
    }
    assert.isFalse(hiringAid(null).ok)
  })

  test('says why there is nothing', ({ assert }) => {
    const brussels = { regionTravail: 'BRUXELLES', age: 62 } as const
    assert.includeMembers(codes(aided(brussels, { package: { salaireBrut: 5000 } })), [
      'plafondBruxelles',
      'salaireTropHaut',
    ])
    assert.include(codes(aided({ ...brussels, age: 50 })), 'ageHors')
    assert.include(codes(aided({ regionDomicile: 'WALLONIE' })), 'horsTravail')
    assert.includeMembers(codes(aided({ recherche: true })), ['dispenseMois', 'rechercheBachelier'])
    for (const language of LANGUAGES)
      for (const each of aided(brussels).hypotheses)
        assert.match(hypothesisEmbaucheText(each, language), /\.$/)
  })

  test('every line has its words, and every formula stays within its notes', ({ assert }) => {
    const { law } = wholeLawOn('2026-09-01')!
    for (const rule of LIGNES_EMBAUCHE) {
      for (const language of LANGUAGES) assert.isNotEmpty(ruleText(rule.id, language)?.title)
      for (const [region, age, out] of [
        [1, 62, 12],
        [2, 24, 12],
        [2, 61, 0],
      ]) {
        const read = new Set<string>()
        const given = Object.assign(new EmbaucheSheet(), {
          regionTravail: region,
          regionDomicile: region,
          age,
          moisSansEmploi: out,
          fractionOccupation: 100,
          peuQualifie: 1,
          recherche: 1,
          equipes: 1,
          starter: 1,
        })
        const watched = new Proxy(given, {
          get(sheet, field: string) {
            read.add(field)
            return Reflect.get(sheet, field)
          },
        })
        rule(watched, law)
        const named = new Set<string>([
          ...rule.notes.inputs,
          ...(rule.notes.onlyFor ? [rule.notes.onlyFor] : []),
        ])
        assert.deepEqual(
          [...read].filter((field) => !named.has(field)),
          [],
          rule.id
        )
      }
    }
    for (const key of HIRING_AID_LINES)
      for (const language of LANGUAGES) assert.notEqual(hiringAidLineText(key, language), key)
    const sheet = new EmbaucheSheet()
    computeEmbauche(sheet, law)
    assert.equal(sheet.aidesEmbauche, 0)
  })
})
