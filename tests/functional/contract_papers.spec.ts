import { test } from '@japa/runner'
import { formatDate } from '#modules/shared/documents/format'
import { inTenant } from '#modules/shared/tenancy/unit_of_work'
import { daysAfter, monthsAfter, today } from '#modules/shared/values/days'
import { signOnPaper } from '#tests/helpers/casefiles'
import { signedIn, type TestClient } from '#tests/helpers/client'
import { freshCompanies, type TestCompany } from '#tests/helpers/companies'
import {
  acceptedOffer,
  contractOf,
  FIRST_DAY_OF_WORK as START,
  knownWorker,
  printedFrom,
  seatOf,
  signedContract,
  toHire,
} from '#tests/helpers/hired'
import { madePdf } from '#tests/helpers/made_pdf'
import { packageBody } from '#tests/helpers/package_body'

const day = (iso: string) => formatDate('fr', iso)

/** What stands in every contract: who, where, what for, from when, for how much, and who signs. */
const OF_ALL = [
  'Acme Belgium',
  'Rue de la Loi 16, 1000 Bruxelles',
  '0403.170.701',
  'Camille Renard, Administratrice déléguée',
  'Noor Maes',
  'Rue Haute 7, 1000 Bruxelles',
  'Namur',
  'Développeur senior',
  'CP 200',
  'loi du 7 octobre 2022',
  'le jour où le congé est notifié',
  'Fait en deux exemplaires',
]
/** Notice is that of the law of its day, and no trial is agreed on. */
const OF_NONE = [/\d+semaines/, /clause d’essai/, /période d’essai de/]

test.group('Contracts on paper, kind by kind', (group) => {
  let acme: TestCompany
  let hr: TestClient
  let place: string
  group.each.setup(async () => {
    ;({ acme } = await freshCompanies())
    hr = await signedIn('hr')
    place = await seatOf(acme)
  })

  const terms = () => ({ startDateStr: START, contractLocationId: place })

  /** Makes a contract of these terms, prints the shipped text of its kind, and looks for these words in the PDF. */
  async function printed(
    assert: any,
    name: string,
    { terms: more, fields, words }: { terms: object; fields?: object; words: string[] }
  ) {
    const hire = await toHire(hr, acme, { ...fields })
    const contract = await contractOf(hr, { ...hire, ...terms(), ...more })
    const paper = await printedFrom(hr, contract.id, name)
    for (const expected of [...OF_ALL, day(START), ...words])
      assert.isTrue(paper.says(expected), `${name}: ${expected}\n${paper.text}`)
    for (const none of OF_NONE) assert.notMatch(paper.text, none, name)
    assert.notInclude(paper.text, '{{')
    return { ...paper, contract, hire }
  }

  test('part time: regime, schedule, hours beyond it and the article that asks for them', async ({
    assert,
  }) => {
    await printed(assert, 'part-time', {
      terms: { kind: 'PART_TIME', schedule: 'lundi, mardi et jeudi, de 9 h à 15 h 20' },
      fields: { regimeNumerateur: 19, regimeDenominateur: 38 },
      words: [
        'article 11bis de la loi du 3 juillet 1978',
        '19 heures par semaine, pour un temps plein de 38 heures',
        'lundi, mardi et jeudi, de 9 h à 15 h 20',
        'Les heures complémentaires et supplémentaires',
        'conclu pour une durée indéterminée',
      ],
    })
  }).timeout(60_000)

  test('part time without a schedule is not printed: the sentence says what is missing', async ({
    assert,
  }) => {
    const hire = await toHire(hr, acme, { regimeNumerateur: 19, regimeDenominateur: 38 })
    const contract = await contractOf(hr, { ...hire, ...terms(), kind: 'PART_TIME' })
    await assert.rejects(
      () => printedFrom(hr, contract.id, 'part-time'),
      /documents\.0\.contract\.schedule/
    )
  })

  test('a fixed term: first and last day, and how it ends before its term', async ({ assert }) => {
    const endDateStr = daysAfter(monthsAfter(START, 6), -1)
    await printed(assert, 'fixed-term', {
      terms: { kind: 'FIXED_TERM', endDateStr, schedule: '38 h, du lundi au vendredi' },
      words: [
        'conclu pour une durée déterminée',
        day(endDateStr),
        'sans qu’un congé soit nécessaire',
        'article 40 de la loi du 3 juillet 1978',
        '38 h, du lundi au vendredi',
      ],
    })
  }).timeout(60_000)

  test('a student: birth, both homes, term, hours and breaks, pay, lodging, safety, and the trial that is law', async ({
    assert,
  }) => {
    const endDateStr = daysAfter(monthsAfter(START, 1), -1)
    await printed(assert, 'student', {
      terms: {
        kind: 'STUDENT',
        endDateStr,
        schedule: 'lundi à vendredi, de 9 h à 17 h, pause de 12 h à 12 h 36',
        workDescription: 'classer les archives',
      },
      words: [
        'titre VII de la loi du 3 juillet 1978',
        day('2005-03-12'),
        'le domicile et la résidence',
        day(endDateStr),
        'classer les archives',
        'pause de 12 h à 12 h 36',
        'loi du 12 avril 1965',
        'L’employeur ne loge pas l’étudiant',
        'premiers secours',
        'boîte de secours',
        'inspection des lois sociales',
        'les trois premiers jours de travail sont une période d’essai',
      ],
    })
  }).timeout(60_000)

  test('a replacement: who is replaced, why, until when, and the article', async ({ assert }) => {
    const replacedWorkerId = await knownWorker(acme, { first_name: 'Lotte', last_name: 'Wouters' })
    await printed(assert, 'replacement', {
      terms: { kind: 'REPLACEMENT', replacedWorkerId, reason: 'congé de maternité' },
      words: [
        'article 11ter de la loi du 3 juillet 1978',
        'Le travailleur remplace Lotte Wouters',
        'Motif du remplacement : congé de maternité',
        'au plus tard au terme de la durée maximale que l’article 11ter permet',
        'sans délai de préavis ni indemnité',
      ],
    })
  }).timeout(60_000)

  test('a telework annex: contract, place, days, reach, equipment and costs, support, return', async ({
    assert,
  }) => {
    const first = await signedContract(hr, { ...(await toHire(hr, acme)), ...terms() })
    const from = daysAfter(START, 30)
    const annex = await contractOf(hr, {
      ...{ previousId: first.id, kind: 'TELEWORK_ANNEX', startDateStr: from },
      schedule: 'mardi et jeudi',
    })
    const { says, text } = await printedFrom(hr, annex.id, 'telework')
    for (const words of [
      'convention collective de travail n° 85',
      `a pris cours le ${day(START)}`,
      `Il commence le ${day(from)}`,
      'Le télétravail est volontaire pour les deux parties',
      'Rue Haute 7, 1000 Bruxelles',
      'mardi et jeudi',
      'il est joignable par le téléphone',
      'L’employeur fournit, installe et entretient les équipements',
      'Il supporte les coûts des connexions',
      'appui technique',
      'Retour dans les locaux de l’employeur',
      'Noor Maes',
    ])
      assert.isTrue(says(words), `${words}\n${text}`)
  }).timeout(60_000)

  test('an amendment from a changed package: what it changes, from when, why, and the new pay', async ({
    assert,
  }) => {
    const first = await signedContract(hr, { ...(await toHire(hr, acme)), ...terms() })
    const changed = await hr.post('/api/packages', packageBody({}, { salaireBrut: 3456.78 }))
    const from = daysAfter(START, 60)
    const amendment = await contractOf(hr, {
      ...{ previousId: first.id, packageId: changed.body.id, startDateStr: from },
      reason: 'promotion',
    })
    assert.deepInclude(amendment, { kind: 'AMENDMENT', contractChangeType: 'CHANGE' })
    assert.equal(amendment.package.salaireBrut, 3456.78)
    const { id, says, text } = await printedFrom(hr, amendment.id, 'amendment')
    for (const words of [
      `à partir du ${day(from)}, le contrat de travail qui a pris cours le ${day(START)}`,
      'Motif de la modification : promotion',
      '3 456,78',
      'Les autres conditions du contrat de travail restent inchangées',
      'au plus tard le jour où les modifications prennent effet',
    ])
      assert.isTrue(says(words), `${words}\n${text}`)
    const signed = await signOnPaper(hr, id, madePdf(), today())
    assert.equal(signed.body.status, 'SIGNED')
    const versions = (await hr.get(`/api/contracts/${first.id}`)).body.versions
    assert.deepEqual(
      versions.map((one: any) => [one.startDateStr, one.endDateStr, one.signature]),
      [
        [from, null, 'PAPER'],
        [START, daysAfter(from, -1), 'PAPER'],
      ]
    )
  }).timeout(60_000)

  test('an accepted exchange becomes an amendment with the pay that is left', async ({
    assert,
  }) => {
    const first = await signedContract(hr, { ...(await toHire(hr, acme)), ...terms() })
    const from = daysAfter(START, 90)
    const { sacrifice } = (
      await hr.post('/api/salary-sacrifices', {
        ...{ workerId: first.workerId, packageId: first.packageId, startDate: from },
        given: { kind: 'salaireBrut', amount: null },
        benefit: { kind: 'joursConge', value: 2 },
      })
    ).body
    for (const [at, status] of ['PROPOSED', 'ACCEPTED'].entries()) {
      const version = sacrifice.version + at
      await hr.put(`/api/salary-sacrifices/${sacrifice.id}/status`, { version, status })
    }
    const amendment = await contractOf(hr, { exchangeId: sacrifice.id })
    assert.deepInclude(amendment, {
      ...{ kind: 'AMENDMENT', contractChangeType: 'EXCHANGE', startDateStr: from },
      previousId: first.id,
    })
    const { salaireBrut } = amendment.package
    assert.isBelow(salaireBrut, first.package.salaireBrut)
    const { says, text } = await printedFrom(hr, amendment.id, 'amendment')
    const written = new Intl.NumberFormat('fr-BE', { minimumFractionDigits: 2 })
    assert.isTrue(says(written.format(salaireBrut)), text)
    assert.isTrue(says(day(from)), text)
  }).timeout(60_000)

  test('where all work in one place, it is suggested', async ({ assert }) => {
    const hire = await toHire(hr, acme)
    const suggested = async () =>
      (await hr.post('/api/contracts/preview', hire)).body.content.contractLocationId
    assert.isNull(await suggested(), 'of two it is not known which')
    await inTenant(acme.id, (trx) => trx.from('contract_locations').whereNot('id', place).delete())
    assert.equal(await suggested(), place)
  })

  test('a contract discarded before the first signature gives the offer back, keeps the casefile open, and is made anew', async ({
    assert,
  }) => {
    const offer = await acceptedOffer(hr, acme)
    const contract = await contractOf(hr, { offerId: offer.id, ...terms() })
    const { id, casefile } = await printedFrom(hr, contract.id, 'open-ended')
    const kept = await hr.delete(`/api/contracts/${contract.id}`)
    assert.equal(kept.status, 409, 'what is printed waits for a signature')
    const reopened = (await hr.post(`/api/casefile/${id}/reopen`)).body
    assert.isAbove(reopened.version, casefile.version)
    assert.equal((await hr.delete(`/api/contracts/${contract.id}`)).status, 200)
    const after = (await hr.get(`/api/offers/${offer.id}`)).body
    assert.equal(after.status, 'ACCEPTED')
    assert.equal(after.fullPackage.packageCategory, 'OFFERED')
    const waiting = (await hr.get('/api/offers?status=ACCEPTED')).body.data
    assert.deepEqual(
      waiting.map((one: any) => one.id),
      [offer.id]
    )
    const without = (await hr.get(`/api/casefile/${id}`)).body
    assert.isNull(without.contractId)
    assert.include(
      without.problems.map(({ path }: any) => path),
      'contractId'
    )
    const again = await contractOf(hr, { offerId: offer.id, ...terms() })
    const bound = await hr.put(`/api/casefile/${id}/contract`, { contractId: again.id })
    assert.deepEqual(bound.body.problems, [])
    const rows = await inTenant(acme.id, (trx) =>
      trx.from('contracts').where('offer_id', offer.id).select('id')
    )
    assert.deepEqual(rows, [{ id: again.id }])
  }).timeout(60_000)
})
