import { test } from '@japa/runner'
import { notice, type NoticeAnswer, type PreavisFields } from '#modules/compute/pure'
import { wholeLawOn } from '#modules/compute/contract/beside/whole_law'
import {
  exonerationDedit,
  imposableDouzieme,
  imposableReference,
  indemniteNette,
  precompteIndemnite,
  retenuesIndemnite,
  tauxDedit,
} from '#modules/compute/preavis/net'
import { PreavisSheet } from '#modules/compute/preavis/index'
import { lines, request, type Case } from './requests.ts'

const { law } = wholeLawOn('2026-10-12')!
const PAID: PreavisFields = { mode: 'INDEMNITE', debutContrat: '2025-01-01' }
const DAY = '2026-10-12'
/** A month, double holiday pay and a year-end premium make the reference of a year. */
const PLAIN = {
  employmentType: 'EMPLOYE',
  commissionParitaire: 'BECP200',
  hasPrimeSectorielle: false,
} as const

function priced(differs: Case = {}, preavis = PAID, more: object = {}): NoticeAnswer {
  const asked = request({
    date: DAY,
    ...differs,
    package: { computeModelConfig: PLAIN, ...differs.package },
  })
  const result = notice({ ...asked, preavis, ...more })
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.errors)}`)
  return result.answer
}

/** A sheet whose notice is paid, in cents. */
const paid = (given: Partial<PreavisSheet>) =>
  Object.assign(new PreavisSheet(), { indemnise: 1, ...given })

/** The rate for a reference in euros. */
const rateOf = (reference: number) =>
  tauxDedit(paid({ imposableReference: Math.round(reference * 100) }), law) / 10_000

test.group('What is left of an indemnity of notice', () => {
  // A public payroll program on annexe III of 2026, n° 58 to 62: 11 weeks, 803.08 a week, net 5,380.88. It rounds the week.
  test('3,000 EUR a month, eleven weeks: 13.07 % and one rate of 29.93 %', ({ assert }) => {
    const { duree, lignes } = priced()
    assert.equal(duree.semaines, 11)
    assert.deepInclude(lignes, {
      remunerationReference: 41_760,
      indemnitePreavis: 8833.85,
      retenuesIndemnite: 1154.58,
      imposableReference: 36_301.97,
      precompteIndemnite: 2298.41,
      indemniteNette: 5380.86,
    })
    assert.closeTo(lignes.indemniteNette!, 5380.88, 0.03)
  })

  // The same program's cases of the table.
  test('the bounds belong to their brackets, and the last rate has none', ({ assert }) => {
    assert.deepEqual(
      [
        0, 11_860, 11_860.01, 20_000, 41_760.16, 62_465, 62_465.01, 169_205, 169_205.01, 200_000,
      ].map(rateOf),
      [0, 0, 2.68, 13.55, 29.93, 36.9, 38.96, 47.48, 48, 48]
    )
  })

  test('each bracket of the table has its rate', ({ assert }) => {
    const { deditBornes, deditTaux } = law.preavis
    assert.lengthOf(deditTaux, deditBornes.length + 1)
    assert.deepEqual(
      deditBornes.map((borne) => tauxDedit(paid({ imposableReference: borne }), law)),
      deditTaux.slice(0, -1)
    )
  })

  // The same program: 20,000 of reference, two children: 2,470 exempt, 13.55 % of the other 530.
  test('children exempt what the reference leaves of a limit', ({ assert }) => {
    const c = paid({ imposableReference: 20_000_00, enfants: 2, impotDouzieme: 1 })
    c.indemnitePreavis = 3000_00
    c.exonerationDedit = exonerationDedit(c, law)
    c.tauxDedit = tauxDedit(c, law)
    assert.equal(c.exonerationDedit, 2470_00)
    assert.equal(precompteIndemnite(c, law), 71_82)
    const of = (differs: Partial<PreavisSheet>) =>
      exonerationDedit(Object.assign(new PreavisSheet(), c, differs), law)
    assert.equal(of({ imposableReference: 22_470_00 }), 0)
    assert.equal(of({ imposableReference: 30_000_00 }), 0)
    assert.equal(of({ enfants: 0 }), 0)
    assert.equal(of({ indemnise: 0 }), 0)
    assert.equal(of({ nonResident: 1 }), 0)
    assert.equal(of({ enfants: 12, imposableReference: 94_000_00 }), 120_00)
    // Two more than the published twelve: 7,240 each.
    assert.equal(of({ enfants: 14, imposableReference: 94_120_00 }), 2 * 7240_00)
    const { exceptionnel } = wholeLawOn('2026-10-12')!.law
    assert.equal(exceptionnel.exonerationLimites.length, 12)
  })

  test('what is exempt is at most the indemnity', ({ assert }) => {
    const c = paid({ indemnitePreavis: 1000_00, retenuesIndemnite: 130_00, impotDouzieme: 1 })
    c.tauxDedit = 100_000
    assert.equal(precompteIndemnite(c, law), 87_00)
    c.exonerationDedit = 870_00
    assert.equal(precompteIndemnite(c, law), 0)
    c.exonerationDedit = 5000_00
    assert.equal(precompteIndemnite(c, law), 0)
    assert.equal(indemniteNette(c, law), 870_00)
  })

  test('no tax where a month of a twelfth of the reference has none (n° 61)', ({ assert }) => {
    const { lignes } = priced({ package: { salaireBrut: 1000 } })
    assert.equal(lignes.imposableReference, 12_100.66)
    assert.equal(rateOf(12_100.66), 2.68)
    assert.equal(lignes.precompteIndemnite, 0)
    assert.closeTo(
      lignes.indemniteNette!,
      lignes.indemnitePreavis! - lignes.retenuesIndemnite!,
      0.001
    )
    // A part-time month without tax, of which a twelfth of the reference, with both premiums, has some.
    const part = { salaireBrut: 1400, regimeNumerateur: 19 }
    assert.equal(lines({ package: part }).impotMensuel, 0)
    const some = priced({ package: part }).lignes
    const taxed = some.indemnitePreavis! - some.retenuesIndemnite!
    assert.equal(some.imposableReference, 16_940.92)
    assert.closeTo(some.precompteIndemnite!, (taxed * rateOf(16_940.92)) / 100, 0.006)
    // The household decides of the month: a spouse without income takes it away where a single person has some.
    const single = priced({ package: { salaireBrut: 1500 } }).lignes
    const couple = priced({
      package: { salaireBrut: 1500 },
      worker: { etatCivil: 'marie', revenusConjoint: 'AUCUN' },
    }).lignes
    assert.isAbove(single.precompteIndemnite!, 0)
    assert.equal(couple.precompteIndemnite, 0)
  })

  test('contributions of a manual worker on 108 %, on the indemnity and on the reference', ({
    assert,
  }) => {
    const c = paid({
      travailleurManuel: 1,
      indemnitePreavis: 6840_00,
      remunerationReference: 30_000_00,
      tauxCotisationPersonnelle: 130_700,
    })
    // The same program: 7,387.20 × 13.07 %.
    assert.equal(retenuesIndemnite(c, law), 965_51)
    // 30,000 × 1.08 × 13.07 %
    assert.equal(imposableReference(c, law), 30_000_00 - 4234_68)
    c.imposableReference = imposableReference(c, law)
    assert.equal(imposableDouzieme(c, law), 2147_11)
    c.travailleurManuel = 0
    assert.equal(retenuesIndemnite(c, law), 893_99)
    assert.equal(imposableReference(c, law), 30_000_00 - 3921_00)
    assert.equal(imposableReference(Object.assign(c, { indemnise: 0 }), law), 0)
  })

  test('a notice that is worked has no such lines', ({ assert }) => {
    const { lignes, hypotheses } = priced(
      { worker: { enfantsACharge: 2 } },
      { mode: 'PRESTE', debutContrat: '2025-01-01' }
    )
    assert.deepInclude(lignes, {
      retenuesIndemnite: 0,
      imposableReference: 0,
      exonerationDedit: 0,
      precompteIndemnite: 0,
      indemniteNette: 0,
    })
    assert.notInclude(
      hypotheses.map(({ code }) => code),
      'netIndemnite'
    )
  })

  test('a non-resident: the same table, no exemption, and it is said', ({ assert }) => {
    const { hypotheses, lignes } = priced({ worker: { nonResident: true, enfantsACharge: 2 } })
    assert.include(
      hypotheses.map(({ code }) => code),
      'deditNonResident'
    )
    assert.equal(lignes.exonerationDedit, 0)
    assert.equal(lignes.precompteIndemnite, 2298.41)
  })

  test('before 2026 the table is a gap by name, which the company may fill', ({ assert }) => {
    const before = priced({ date: '2025-10-13' })
    assert.isNull(before.lignes.precompteIndemnite)
    assert.isNull(before.lignes.indemniteNette)
    assert.closeTo(
      before.lignes.retenuesIndemnite!,
      before.lignes.indemnitePreavis! * 0.1307,
      0.005
    )
    assert.includeMembers(
      before.gaps!.map(({ id }) => id),
      ['preavis.deditBornes', 'preavis.deditTaux']
    )
    // What it costs the employer is known all the same.
    assert.isNumber(before.lignes.coutDepart)
    const filled = priced({ date: '2025-10-13' }, PAID, {
      law: {
        set: {
          'preavis.deditBornes': law.preavis.deditBornes.map((each) => each / 100),
          'preavis.deditTaux': law.preavis.deditTaux.map((each) => each / 10_000),
        },
      },
    })
    assert.isNumber(filled.lignes.indemniteNette)
    assert.isUndefined(filled.gaps)
  })
})
