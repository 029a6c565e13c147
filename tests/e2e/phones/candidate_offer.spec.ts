import { test } from '@japa/runner'
import { closeWorkflowClient } from '#workflows/client'
import { readPdf } from '#tests/helpers/read_pdf'
import { EVERY_CHOICE, sentTo } from '../support/candidate_offers.ts'
import type { Phone } from '../support/phones/phone.ts'
import { temporalServes } from '../support/temporal_serves.ts'

test.group('An offer on a phone with another browser', (group) => {
  group.setup(temporalServes)
  group.teardown(() => closeWorkflowClient())

  const accept = async (phone: Phone) => {
    await phone.taps('button', 'Accepter cette offre')
    await phone.finds('dialog', /./)
    await phone.pictures('question')
    await phone.taps('button', 'Accepter cette offre')
    await phone.reads(/Offre acceptée le/)
    await phone.loses('dialog', /./)
    await phone.finds('heading', /^Merci, Lotte/)
    await phone.pictures('thanks')
    await phone.finds('heading', 'Et maintenant')
    await phone.pictures('next')
  }

  test('a fixed offer follows the household, is accepted and kept', async ({ phoneOf, assert }) => {
    const { address } = await sentTo({ hasBonusAnnuel: true, bonusAnnuel: 3000 })
    const phone = await phoneOf('lotte-fixed')
    await phone.open(address)
    await phone.reads(/votre salaire brut est de 3\s000,00\s€/)
    await phone.pictures('letter')
    await phone.chooses('État civil', 'Marié')
    await phone.taps('radio', 'Non')
    await phone.writes('Enfants à charge', '2')
    await phone.reads(/Enregistré/)
    await phone.pictures('household')
    await accept(phone)
    const { bytes } = await phone.saves(() => phone.taps('link', 'Télécharger l’offre'))
    assert.include((await readPdf(bytes)).text, 'Votrerôlecheznous')
  }).timeout(180_000)

  test('a flexible offer is put together, compared and accepted', async ({ phoneOf }) => {
    const { address } = await sentTo(EVERY_CHOICE)
    const phone = await phoneOf('lotte-flexible')
    await phone.open(address)
    await phone.finds('heading', 'Bonjour Lotte,')
    await phone.pictures('welcome')
    await phone.chooses('État civil', 'Marié')
    await phone.reads(/à confirmer/)
    await phone.taps('radio', 'Non')
    await phone.reads(/Enregistré/)
    await phone.pictures('situation')
    await phone.taps('button', 'Personnaliser mon offre')
    await phone.taps('radio', /^MacBook Air/)
    await phone.taps('radio', 'Voiture de société')
    await phone.taps('radio', /^Berline 3/)
    await phone.pictures('cars')
    await phone.taps('button', 'Voir l’impact')
    await phone.finds('heading', 'L’impact de vos choix')
    await phone.reads(/Vos choix sont enregistrés\./)
    await phone.pictures('impact')
    await phone.taps('button', 'Poursuivre avec cette offre')
    await phone.reads(/votre salaire brut est de/)
    await phone.pictures('finalize')
    await accept(phone)
  }).timeout(180_000)
})
