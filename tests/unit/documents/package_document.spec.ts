import { test } from '@japa/runner'
import { compute } from '#modules/compute/pure'
import { packageDocument } from '#modules/packages/documents/package_document'
import type { PrintedPackage } from '#modules/packages/documents/package_row'
import { documentTexts } from '#modules/packages/documents/texts'
import { answerAnew } from '#modules/packages/domain/answer_anew'
import { formatAmount, formatMoney, type DocumentLanguage } from '#modules/shared/documents/format'
import type { FactRow, Ledger, Sheet } from '#modules/shared/documents/sheet'
import en from '../../../modules/packages/lang/en/document.json' with { type: 'json' }
import fr from '../../../modules/packages/lang/fr/document.json' with { type: 'json' }
import nl from '../../../modules/packages/lang/nl/document.json' with { type: 'json' }
import { exampleCompany, examplePackage, fullPackage, holdsEverything } from './example_package.ts'

const LANGUAGES = ['fr', 'nl', 'en'] as const

test.group('The PDF of a package', () => {
  test('names the lines that the law known to us could not answer, in three languages', ({
    assert,
  }) => {
    const line = 'compute.remuneration.remunerationAnnuelle.doublePeculeVacances'
    const gaps = [{ line, effect: 'left_out' as const, parameters: [] }]
    for (const [language, words] of Object.entries({
      fr: 'non comptés',
      nl: 'niet meegerekend',
      en: 'not counted',
    })) {
      const sheet = packageDocument({
        pack: { ...examplePackage(), gaps },
        company: exampleCompany(),
        language: language as 'fr',
        requestedBy: null,
        date: '2026-11-21',
      })
      assert.include(JSON.stringify(sheet), words)
    }
  })

  test('says on which emission a hybrid counts that does not tell all it should, in three languages', ({
    assert,
  }) => {
    const pack = examplePackage()
    const request = {
      date: pack.date,
      company: { effectif: 25, assuranceLoiTaux: 0.005 },
      worker: pack.worker,
      package: {
        ...pack.package,
        hasVoitureSociete: true,
        valeurVS: 50_000,
        tcoMensuelVS: 800,
        energieVS: 'HYBRIDE_ESSENCE' as const,
        co2VS: 45,
        batterieVS: 0.4,
      },
    }
    const told = compute(request)
    if (!told.ok) throw new Error(JSON.stringify(told.errors))
    const { lawset } = told.answer
    const { questions } = answerAnew({ ...request, packageType: 'FIX', lawset })!
    for (const [language, words] of [
      ['fr', 'l’avantage est calculé sur 112,5 g/km'],
      ['nl', 'het voordeel is berekend op 112,5 g/km'],
      ['en', 'the benefit is computed on 112.5 g/km'],
    ] as const) {
      const text = JSON.stringify(sheetOf({ pack: { ...pack, questions }, language }))
      assert.include(text, words)
      assert.notInclude(JSON.stringify(sheetOf({ pack, language })), words)
    }
  })

  test('says which amount was fixed, and by the law of which day, in three languages', ({
    assert,
  }) => {
    const pin = { figure: 'net', period: 'month', amount: 2600 } as const
    const textOf = (language: 'fr' | 'nl' | 'en', pack: Partial<PrintedPackage> = { pin }) =>
      JSON.stringify(sheetOf({ pack: { ...examplePackage(), ...pack }, language })).replace(
        /\u00a0/g,
        ' '
      )
    assert.include(textOf('fr'), 'Net : 2 600,00 € par mois, calculé au 1er septembre 2026')
    assert.include(textOf('nl'), 'Netto: € 2.600,00 per maand, berekend op 1 september 2026')
    assert.include(textOf('en'), 'Net: €2,600.00 a month, computed on 1 September 2026')
    assert.notInclude(textOf('fr', { pin: null }), 'Montant fixé')
  })

  test('says the type of contract in words; what another system wrote stands as it is', ({
    assert,
  }) => {
    const textOf = (typeContrat: string, language: 'fr' | 'nl' | 'en') => {
      const pack = examplePackage()
      const sheet = sheetOf({
        pack: { ...pack, package: { ...pack.package, typeContrat } },
        language,
      })
      return JSON.stringify(sheet)
    }
    assert.include(textOf('TRAVAIL_DETERMINE', 'fr'), 'Travail nettement défini')
    assert.include(textOf('CDD', 'nl'), 'Bepaalde duur')
    assert.include(textOf('CDI', 'en'), 'Permanent')
    assert.include(textOf('Flexi-job', 'fr'), 'Flexi-job')
  })

  test('says which hiring it is; at a small headcount also that it was not given', ({ assert }) => {
    const of = (fields: object, effectif: number, language: 'fr' | 'nl' | 'en' = 'fr') => {
      const pack = examplePackage()
      const company = { ...exampleCompany(), effectif }
      const given = { ...pack, package: { ...pack.package, ...fields } }
      return JSON.stringify(sheetOf({ pack: given, company, language }))
    }
    assert.include(of({ rangEngagement: 1 }, 1), '1er engagement')
    assert.include(
      of({ rangEngagement: 2, trimestreEngagement: 3 }, 4),
      '2e engagement, trimestre 3'
    )
    assert.include(
      of({ rangEngagement: 2, trimestreEngagement: 3 }, 4, 'nl'),
      '2e aanwerving, kwartaal 3'
    )
    assert.include(
      of({ rangEngagement: 3, trimestreEngagement: 1 }, 4, 'en'),
      '3rd hire, quarter 1'
    )
    assert.include(of({ rangEngagement: 0 }, 1), 'Aucun des six premiers')
    assert.include(of({}, 1), 'Non indiqué\u00a0: réduction non comptée')
    assert.include(of({}, 1, 'nl'), 'Niet opgegeven: vermindering niet meegerekend')
    assert.notInclude(of({}, 25), 'Premiers engagements')
  })

  test('shows the month of issue 3 line by line, to the cent', ({ assert }) => {
    const rows = ledgers(sheetOf())[0].rows.map(({ style, amount }) => `${style} ${amount}`)
    assert.deepEqual(rows, [
      'line 3\u00a0000,00',
      'subtotal 3\u00a0000,00',
      'line −392,10',
      'line 110,54',
      'subtotal 2\u00a0718,44',
      'line −437,87',
      'subtotal 2\u00a0280,57',
      'line −19,24',
      'total 2\u00a0261,33',
      'total 2\u00a0261,33',
    ])
  })

  test('shows every amount of the answer that is not zero, and computes none', ({ assert }) => {
    const pack = fullPackage()
    for (const language of LANGUAGES) {
      const shown = new Set(
        ledgers(sheetOf({ pack, language })).flatMap(({ rows }) => rows.map(({ amount }) => amount))
      )
      const { remunerationMensuelle, remunerationAnnuelle } = pack.compute.remuneration
      const { salaireBrutHoraire, salaireBrutTotalEmployeur, salaireBrutTotalWorker, ...month } =
        remunerationMensuelle
      const cost = pack.compute.coutEmployeur
      const lists = [
        cost.remunerationsFixes,
        cost.frais,
        cost.remunerationsVariables,
        cost.avantages,
        cost.exclusions,
      ]
      const totals = Object.values(cost).filter((value) => typeof value === 'number')
      const amounts = [
        ...Object.values(month),
        ...Object.values(remunerationAnnuelle),
        ...totals,
        ...lists.flat().map(({ amount }) => amount),
      ]
      const expected = new Set(
        amounts.filter(Boolean).map((amount) => formatAmount(language, amount))
      )
      assert.deepEqual(
        [...shown].filter((amount) => amount !== undefined && !expected.has(amount)),
        []
      )
      assert.deepEqual(
        [...expected].filter((amount) => !shown.has(amount)),
        []
      )
    }
  })

  test('knows every line of the engine, in each language', ({ assert }) => {
    const result = compute({
      date: '2026-09-01',
      worker: { etatCivil: 'celibataire' },
      package: {
        salaireBrut: 3000,
        computeModelConfig: { employmentType: 'EMPLOYE', commissionParitaire: 'BECP200' },
      },
    })
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    const { coutEmployeur, remuneration } = result.answer.compute
    const keys = [
      ...Object.keys(remuneration.remunerationMensuelle),
      ...Object.keys(remuneration.remunerationAnnuelle),
      ...coutEmployeur.remunerationsFixes.map(({ key }) => key),
    ]
    for (const language of LANGUAGES) {
      const texts = documentTexts(language)
      for (const key of keys)
        assert.notEqual(texts.line(key), key, `${language} has no words for ${key}`)
      const everything = { ...examplePackage(), compute: allLines(result.answer.compute) }
      const other = texts.say('otherLines')
      assert.notInclude(
        JSON.stringify(ledgers(sheetOf({ pack: everything, language }))),
        `"${other}"`
      )
    }
  })

  test('shows a line it does not know rather than keep it silent', ({ assert }) => {
    const pack = examplePackage()
    Object.assign(pack.compute.remuneration.remunerationMensuelle, { ligneDeDemain: 12.34 })
    const rows = ledgers(sheetOf({ pack }))[0].rows
    assert.deepEqual(rows.slice(-2), [
      { style: 'group', label: 'Autres lignes' },
      { style: 'line', label: 'ligneDeDemain', amount: '12,34' },
    ])
  })

  test('does not depend on the order in which the database gives the keys back', ({ assert }) => {
    assert.deepEqual(sheetOf({ pack: reversed(examplePackage()) }), sheetOf())
  })

  test('attaches the request and the whole answer', ({ assert }) => {
    const pack = examplePackage()
    const attachment = sheetOf({ pack }).attachment!
    const content = JSON.parse(attachment.content)
    assert.equal(attachment.name, 'simulation.json')
    assert.deepEqual(content.answer, { id: pack.id, lawset: pack.lawset, compute: pack.compute })
    assert.deepEqual(content.request, {
      id: pack.id,
      date: '2026-09-01',
      company: { effectif: 25, assuranceLoiTaux: 0.005 },
      worker: pack.worker,
      package: { ...pack.package, packageType: 'FIX' },
    })
  })

  test('forty extras stand in both columns, in their order, and short sections stay whole', ({
    assert,
  }) => {
    const pack = examplePackage()
    const packageExtras = Array.from({ length: 40 }, (_, at) => ({
      description: `Avantage propre à l’entreprise, numéro ${at}`,
      type: 'NET' as const,
      workerAmount: 10,
    }))
    const fields = { hasTeletravail: true, teletravail: 100, hasPackageExtras: true, packageExtras }
    const { bands } = sheetOf({ pack: { ...pack, package: { ...pack.package, ...fields } } })
    const [left, right] = (['left', 'right'] as const).map((side) =>
      bands[1][side].flatMap((block) => (block.type === 'facts' ? [block] : []))
    )
    assert.deepEqual(
      [left, right].map((column) => column.map(({ heading }) => heading)),
      [['Frais', 'Extras'], ['Extras']]
    )
    const rows = [left[1], right[0]].map(({ rows: some }) => some)
    assert.isAtMost(Math.abs(rows[0].length - rows[1].length), 3)
    assert.deepEqual(
      rows.flat().map(({ label }) => label),
      packageExtras.map(({ description }) => description)
    )
  })

  test('names the law, the worker and who asked', ({ assert }) => {
    const text = JSON.stringify(sheetOf({ pack: fullPackage() }))
    for (const words of [
      'BE-2026-09-01',
      'Législation au 1er septembre 2026',
      'Marié',
      '3, dont 1 avec handicap',
      'Employé · CP 200 · 38\u00a0h / 38\u00a0h (temps plein)',
      'Établi le 21 novembre 2026 par Marie Dupont',
      'Simulation indicative',
      '5f1c0a9e7b3d42c8 86a1f0e4d7c2b958',
    ]) {
      assert.include(text, words)
    }
    assert.include(JSON.stringify(sheetOf({ requestedBy: null })), 'Établi le 21 novembre 2026 · ')
  })

  test('says so when the scales of the year are not published yet', ({ assert }) => {
    const pack = examplePackage()
    pack.lawset = { ...pack.lawset, extrapolated: true }
    assert.include(JSON.stringify(sheetOf({ pack })), 'pas encore publiés')
    assert.notInclude(JSON.stringify(sheetOf()), 'pas encore publiés')
  })

  test('marks projected lines and names the law of a projection and of a voted law', ({
    assert,
  }) => {
    const pack = examplePackage()
    const projection = {
      parameters: [{ id: 'precompte.tranches', year: 2026 }],
      lines: ['remuneration.remunerationMensuelle.salaireNet', 'coutEmployeur.coutEmployeurAnnuel'],
    }
    pack.lawset = { ...pack.lawset, extrapolated: true, projection }
    const plain = sheetOf({ pack })
    const labels = ledgers(plain).flatMap(({ rows }) => rows.map(({ label }) => label))
    assert.lengthOf(
      labels.filter((label) => label.endsWith('≈')),
      projection.lines.length
    )
    assert.deepEqual(
      plain.figures.map(({ label }) => label.endsWith('≈')),
      [true, false, true, false]
    )
    const text = JSON.stringify(plain)
    assert.include(text, '1 montant de 2026 repris')
    assert.include(plain.head.margin, 'Projection des derniers montants connus')
    pack.lawset = { ...pack.lawset, assumed: true, preset: 'VOTED_2027' }
    const voted = sheetOf({ pack }).head.margin
    assert.include(voted, '2027 tel que voté (loi du 15 juillet 2026)')
    assert.notInclude(voted, 'Projection des derniers montants connus')
    assert.notInclude(JSON.stringify(sheetOf()), '≈')
  })

  test('a director reads which contributions are not computed', ({ assert }) => {
    const pack = examplePackage()
    const said = 'cotisations sociales d’indépendant'
    assert.notInclude(JSON.stringify(sheetOf({ pack })), said)
    pack.worker = { ...pack.worker, dirigeant: true }
    assert.include(JSON.stringify(sheetOf({ pack })), said)
  })

  test('cuts a title that no page holds, visibly, and names one that is missing', ({ assert }) => {
    const { heading } = sheetOf({
      pack: { ...examplePackage(), nomFonction: 'x'.repeat(3000) },
    }).head
    assert.lengthOf([...heading], 160)
    assert.match(heading, /…$/)
    assert.equal(
      sheetOf({ pack: { ...examplePackage(), nomFonction: ' ' } }).head.heading,
      'Package sans titre'
    )
  })

  test('prints stored values it has no words for as they are', ({ assert }) => {
    const pack = examplePackage()
    pack.packageCategory = '__proto__'
    Object.assign(pack.worker, { etatCivil: 'inconnu' })
    Object.assign(pack.package.computeModelConfig, {
      commissionParitaire: 'BECP11803',
      employmentType: 'toString',
    })
    const text = JSON.stringify(sheetOf({ pack }))
    for (const words of ['__proto__', 'inconnu', '118.03', 'toString']) assert.include(text, words)
  })

  test('names the worker only where it was told who it is', ({ assert }) => {
    const pack = { ...examplePackage(), workerName: 'Amélie Vandenbroucke' }
    const rows = facts(sheetOf({ pack }), 'Situation du travailleur')
    assert.deepEqual(rows[0], { label: 'Travailleur', value: 'Amélie Vandenbroucke' })
    assert.equal(facts(sheetOf(), 'Situation du travailleur')[0].label, 'État civil')
  })

  test('says what a person is whatever field says it', ({ assert }) => {
    const said = (change: (pack: PrintedPackage) => void) => {
      const pack = examplePackage()
      change(pack)
      return sheetOf({ pack }).head.subheading
    }
    const config = (employmentType: 'INTERN' | 'CONTRACTOR' | 'OUVRIER', code?: string) =>
      said((pack) => {
        pack.package.computeModelConfig = { employmentType, commissionParitaire: code }
      })
    assert.equal(config('INTERN', 'ETUDIANT'), 'Étudiant · 38\u00a0h / 38\u00a0h (temps plein)')
    assert.include(config('INTERN', 'CIP/BIO'), 'Convention d’immersion professionnelle')
    assert.equal(config('CONTRACTOR'), 'Indépendant · 38\u00a0h / 38\u00a0h (temps plein)')
    assert.equal(
      config('OUVRIER', 'BECP11803'),
      'Ouvrier · CP 118.03 · 38\u00a0h / 38\u00a0h (temps plein)'
    )
    assert.include(
      said((pack) => Object.assign(pack.worker, { dirigeant: true })),
      'Dirigeant d’entreprise'
    )
  })

  test('tells what the package holds, section by section', ({ assert }) => {
    const pack = examplePackage()
    Object.assign(pack.package, {
      hasBonusAnnuel: true,
      bonusAnnuel: 5,
      bonusAnnuelInputType: 'PERCENT_BASE',
      hasVoitureSociete: true,
      descriptionVS: 'BMW iX1',
      energieVS: 'ELECTRIQUE',
      valeurVS: 52_000,
      tcoMensuelVS: 850,
      hasChequeRepas: true,
      chequeRepas: 8,
      hasTeletravail: false,
      teletravail: 100,
      cotisationAG: 20,
      hasAssuranceGroupe: true,
      assuranceGroupe: 1500,
      hasExtensionAssurance: true,
      extensionAssuranceSelections: [{ description: 'Dentaire', valeur: 120, units: 2 }],
      hasPackageExtras: true,
      packageExtras: [{ description: 'Prime de garde', type: 'NET', workerAmount: 75 }],
    })
    const sheet = sheetOf({ pack })
    assert.deepEqual(facts(sheet, 'Rémunération variable'), [
      { label: 'Bonus annuel', value: '5\u00a0% du fixe' },
    ])
    assert.deepEqual(facts(sheet, 'Mobilité'), [
      {
        label: 'Voiture de société',
        value: '850,00\u00a0€/mois',
        detail: 'BMW iX1 · Électrique · valeur catalogue 52\u00a0000,00\u00a0€',
      },
    ])
    assert.deepEqual(facts(sheet, 'Assurances'), [
      { label: 'Assurance groupe', value: '1\u00a0500,00\u00a0€/an' },
      {
        label: 'Extensions d’assurance',
        value: '',
        detail: 'Dentaire 240,00\u00a0€/an',
      },
    ])
    assert.deepEqual(facts(sheet, 'Extras'), [
      { label: 'Prime de garde', value: '75,00\u00a0€/mois', detail: 'Payé net' },
    ])
    assert.isUndefined(headingsOf(sheet).find((heading) => heading === 'Frais'))
  })

  test('tells of a FLEX package what is offered, compulsory and chosen, and how far gross pay moves', ({
    assert,
  }) => {
    const pack = { ...examplePackage(), packageType: 'FLEX' }
    Object.assign(pack.package, {
      canTelephone: true,
      mustHaveTelephone: true,
      telephoneOptions: Array.from({ length: 8 }, (_, at) => ({
        description: `Modèle ${at + 1}`,
        valeur: 10 + at,
      })),
      canJoursConge: true,
      hasJoursConge: true,
      joursConge: 3,
      maxJoursConge: 10,
      canVelo: true,
      descriptionVelo: 'Celui d’avant',
    })
    const request = {
      date: '2026-09-01',
      worker: pack.worker,
      package: { ...pack.package, packageType: 'FLEX' as const },
    }
    const result = compute(request)
    if (!result.ok) throw new Error(JSON.stringify(result.errors))
    const { flex, lawset, ...answer } = result.answer
    assert.deepEqual(answerAnew({ ...request, packageType: 'FLEX', lawset })?.flex, flex)
    assert.isUndefined(answerAnew({ ...request, packageType: 'FLEX', lawset: pack.lawset }))
    assert.isUndefined(answerAnew({ ...request, packageType: 'FIX', lawset })?.flex)

    const sheet = sheetOf({ pack: { ...pack, compute: answer.compute, flex } })
    const money = (euros: number) => formatMoney('fr', euros)
    assert.deepEqual(facts(sheet, 'Salaire brut du mois').slice(0, 3), [
      { label: 'Avant tout choix', value: money(3000) },
      {
        label: 'Le plus bas, choix les plus chers',
        value: money(answer.compute.remunerationBrutLowest.salaireBrut!),
      },
      { label: 'Le plus élevé, sans choix', value: money(flex!.salaireBrutHighest) },
    ])
    assert.deepEqual(facts(sheet, 'Appareils'), [
      {
        label: 'Téléphone',
        value: '',
        detail:
          'Obligatoire\u00a0: reste à choisir · à choisir parmi\u00a0: ' +
          [1, 2, 3, 4, 5, 6]
            .map((at) => `Modèle ${at} (${formatMoney('fr', 9 + at)}/mois)`)
            .join('\u202f; ') +
          '\u202f; et 2 autres',
      },
    ])
    assert.deepEqual(facts(sheet, 'Extras'), [
      {
        label: 'Jours de congé extralégaux',
        value: '3 jours par an',
        detail: 'Au choix\u00a0: choisi · de 0 à 10 jours par an',
      },
    ])
    assert.deepEqual(facts(sheet, 'Mobilité'), [
      { label: 'Vélo de société', value: '', detail: 'Au choix\u00a0: pas choisi' },
    ])
  })

  test('names what the company calls its own in the language of the PDF, else as the company does', ({
    assert,
  }) => {
    const pack = { ...examplePackage(), packageType: 'FLEX' }
    Object.assign(pack.package, {
      canExtensionAssurance: true,
      extensionAssuranceOptions: [
        { description: 'Partenaire', translations: { nl: 'Partner' }, valeur: 240 },
      ],
      hasPackageExtras: true,
      packageExtras: [
        { description: 'Crèche', translations: { nl: 'Opvang' }, type: 'NET', workerAmount: 50 },
      ],
    })
    const pdf = (language: DocumentLanguage) => JSON.stringify(sheetOf({ pack, language }).bands)
    for (const name of ['Partner (', 'Opvang']) {
      assert.include(pdf('nl'), name)
      assert.notInclude(pdf('fr'), name)
    }
    for (const language of ['fr', 'en'] as const)
      for (const name of ['Partenaire (', 'Crèche']) assert.include(pdf(language), name)
  })

  test('has words for everything that a package can hold, in three languages', ({ assert }) => {
    for (const language of LANGUAGES) {
      const text = JSON.stringify(sheetOf({ pack: holdsEverything(), language }).bands)
      assert.notMatch(text, /"(label|value)":"[a-z]+[A-Z]\w*"/, language)
      assert.notInclude(text, 'VOITURE_PRIVEE')
    }
  })

  test('has the same texts in three languages', ({ assert }) => {
    assert.deepEqual(keysOf(nl), keysOf(fr))
    assert.deepEqual(keysOf(en), keysOf(fr))
  })
})

function sheetOf(change: Partial<Parameters<typeof packageDocument>[0]> = {}): Sheet {
  return packageDocument({
    pack: examplePackage(),
    company: exampleCompany(),
    language: 'fr',
    requestedBy: 'Marie Dupont',
    date: '2026-11-21',
    ...change,
  })
}

function headingsOf(sheet: Sheet): string[] {
  return sheet.bands
    .flatMap(({ left, right }) => [...left, ...right])
    .flatMap((block) => ('heading' in block ? (block.heading ?? []) : []))
}

/** The rows of the facts under that heading; none where it is missing. */
function facts(sheet: Sheet, heading: string): FactRow[] {
  const found = sheet.bands
    .flatMap(({ left, right }) => [...left, ...right])
    .find((block) => block.type === 'facts' && block.heading === heading)
  return found?.type === 'facts' ? found.rows : []
}

function ledgers(sheet: Sheet): Ledger[] {
  return sheet.bands
    .flatMap(({ left, right }) => [...left, ...right])
    .filter((block) => block.type === 'ledger')
}

/** The answer with an amount on every line. */
function allLines<T>(value: T): T {
  if (typeof value === 'number') return (value || 1) as T
  if (Array.isArray(value)) return value.map(allLines) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, allLines(inner)])
  ) as T
}

function reversed<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)])
  ) as T
}

function keysOf(value: object): string[] {
  return Object.entries(value)
    .flatMap(([key, inner]) =>
      typeof inner === 'object' ? keysOf(inner).map((one) => `${key}.${one}`) : key
    )
    .sort()
}
