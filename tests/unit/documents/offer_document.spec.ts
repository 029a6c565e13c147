import { test } from '@japa/runner'
import { compute } from '#modules/compute/pure'
import type { Block } from '#modules/shared/documents/sheet'
import { exampleOffer } from './example_offer.ts'
import { exampleOfferSheet } from './example_offer_sheet.ts'

const blocksOf = (sheet: ReturnType<typeof exampleOfferSheet>): Block[] =>
  sheet.bands.flatMap(({ wide, left, right }) => [...wide, ...left, ...right])
const headings = (sheet: ReturnType<typeof exampleOfferSheet>) =>
  blocksOf(sheet).flatMap((block) => ('heading' in block ? [block.heading] : []))

test.group('The PDF of an offer', () => {
  test('is the letter, its hands, its annexes, then the package', ({ assert }) => {
    const sheet = exampleOfferSheet()
    assert.deepEqual(
      blocksOf(sheet).map(({ type }) => type),
      [
        'prose',
        'signature',
        'annexes',
        'signature',
        'facts',
        'facts',
        'ledger',
        'ledger',
        'facts',
        'note',
      ]
    )
    assert.deepEqual(sheet.head.margin, [
      'Acceptée le 24 novembre 2026',
      'Calcul au 1er septembre 2026',
    ])
    assert.equal(sheet.createdOn, '2026-11-24')
    assert.include(sheet.footer.line, 'vXo0Qm3Zr8sB1kQe')
  })

  test('a long job is cut between two characters, never through one', ({ assert }) => {
    for (const before of ['', 'a']) {
      const nomFonction = `${before}${'🦊'.repeat(99)}`
      const { head, title } = exampleOfferSheet({ pack: { ...exampleOffer().pack, nomFonction } })
      assert.isAtMost(head.heading.length, 160)
      assert.match(head.heading, /…$/)
      assert.isAbove(head.heading.length, 150)
      assert.isTrue(head.heading.isWellFormed())
      assert.isTrue(title.isWellFormed())
    }
  })

  test('shows what the employer pays only where the company wants that, in the file too', ({
    assert,
  }) => {
    const [hidden, shown] = [exampleOfferSheet(), exampleOfferSheet({}, true)]
    assert.notInclude(headings(hidden), 'Coût annuel pour l’employeur')
    assert.include(headings(shown), 'Coût annuel pour l’employeur')
    assert.notInclude(hidden.attachment!.content, 'coutEmployeur')
    assert.include(shown.attachment!.content, 'coutEmployeurAnnuel')
    // In a column of its own: under the worker's year it would run off the page.
    const { left, right } = shown.bands.at(-1)!
    assert.lengthOf(left, 1)
    assert.deepInclude(left[0], { heading: 'Coût annuel pour l’employeur' })
    assert.deepInclude(right[0], { heading: 'Revenu net annuel du travailleur' })
  })

  test('tells the price of a lease, of a catalogue and of an option no more than the page does', ({
    assert,
  }) => {
    const { pack } = exampleOffer()
    const phone = { description: 'Fairphone 6', valeur: 18.5 }
    const fields = {
      ...pack.package,
      packageType: 'FLEX' as const,
      hasVoitureSociete: true,
      descriptionVS: 'BMW i4',
      energieVS: 'ELECTRIQUE' as const,
      valeurVS: 42_345,
      tcoMensuelVS: 890,
      canTelephone: true,
      telephoneOptions: [phone, { ...phone, description: 'iPhone 17', valeur: 31.25 }],
      hasEcoCheques: true,
      ecoCheques: 250,
    }
    const words = (withCost: boolean) =>
      JSON.stringify(
        exampleOfferSheet({ pack: { ...pack, packageType: 'FLEX', package: fields } }, withCost)
          .bands
      )
    const [hidden, shown] = [words(false), words(true)]
    for (const price of ['890,00', '42 345,00', '18,50', '31,25']) {
      assert.notInclude(hidden.replace(/\s/gu, ' '), price)
      assert.include(shown.replace(/\s/gu, ' '), price)
    }
    for (const name of ['BMW i4', 'Fairphone 6', 'iPhone 17', '250,00'])
      assert.include(hidden, name)
  })

  test('says on which emission a hybrid counts that does not tell all it should', ({ assert }) => {
    const { pack } = exampleOffer()
    const fields = {
      ...pack.package,
      packageType: pack.packageType,
      hasVoitureSociete: true,
      valeurVS: 50_000,
      tcoMensuelVS: 800,
      energieVS: 'HYBRIDE_ESSENCE' as const,
      co2VS: 45,
      batterieVS: 0.4,
    }
    const { date, company, worker } = pack
    const result = compute({ date, company, worker, package: fields })
    assert.isTrue(result.ok)
    const {
      compute: figures,
      lawset,
      questions,
    } = (result as Extract<typeof result, { ok: true }>).answer
    const offered = { ...pack, package: fields, compute: figures, lawset }
    const said = 'l’avantage est calculé sur 112,5 g/km'
    assert.include(JSON.stringify(exampleOfferSheet({ pack: offered })), said)
    const told = { ...offered, package: { ...fields, nonRechargeableVS: true } }
    assert.notInclude(JSON.stringify(exampleOfferSheet({ pack: told })), said)
    const before = { ...offered, lawset: { ...lawset, hash: 'of another law' } }
    assert.notInclude(JSON.stringify(exampleOfferSheet({ pack: before })), said)
    // What was frozen with it stays, whatever the law is known as later.
    const frozen = { ...before, questions }
    assert.include(JSON.stringify(exampleOfferSheet({ pack: frozen })), said)
  })

  test('hides the summary from contractors, whose invoice is no payslip', ({ assert }) => {
    const { pack } = exampleOffer()
    const fields = {
      ...pack.package,
      computeModelConfig: { employmentType: 'CONTRACTOR' as const },
    }
    const sheet = exampleOfferSheet({ pack: { ...pack, package: fields } })
    assert.lengthOf(sheet.bands, 1)
    assert.deepEqual(JSON.parse(sheet.attachment!.content).answer.compute, {})
  })

  test('says until when it can be accepted while it waits, and that a draft is one', ({
    assert,
  }) => {
    const waiting = exampleOfferSheet({ acceptedOn: null })
    assert.equal(waiting.head.margin[0], 'Valable jusqu’au 5 décembre 2026')
    assert.notInclude(headings(waiting), 'Acceptée par')
    const draft = exampleOfferSheet({ acceptedOn: null, sentOn: null, signer: null, files: [] })
    assert.equal(draft.head.margin[0], 'Projet, non envoyé')
    assert.notInclude(headings(draft), 'Annexes')
  })

  test('speaks the offer’s language', ({ assert }) => {
    const titles = (['fr', 'nl', 'en'] as const).map(
      (language) => exampleOfferSheet({ language }).head.kind
    )
    assert.deepEqual(titles, ['Offre', 'Loonvoorstel', 'Offer'])
    const accepted = exampleOfferSheet({ language: 'nl', acceptedWithVariable: true })
    const hand = blocksOf(accepted).find(
      (block) => block.type === 'signature' && block.heading === 'Aanvaard door'
    )
    assert.deepInclude(hand, {
      lines: ['Zoé Candidat', 'Online, op 24 november 2026', 'Met variabel loon'],
    })
  })
})
