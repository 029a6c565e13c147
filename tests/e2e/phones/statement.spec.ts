import { test } from '@japa/runner'
import { expect } from '../support/expect.ts'
import { mailedDoor, paidFrom, portalWorker, statementFor } from '../support/portal.ts'

/** A portal is asked before one is signed in. */
const SIGNED_OUT = /\b401\b/

test.group('A reward statement on a phone with another browser', () => {
  test('a worker is let in by a mailed link, sees the year as a picture, reads why, and asks', async ({
    phoneOf,
  }) => {
    const worker = await portalWorker()
    await paidFrom(worker, 3000)
    await statementFor(worker)
    const phone = await phoneOf('imane', SIGNED_OUT)
    await phone.open('/fr/w/login')
    await phone.finds('heading', 'Votre espace personnel')
    await phone.pictures('door')
    await phone.writes('Adresse e-mail', worker.email)
    await phone.taps('button', 'Se connecter')
    await phone.reads(/Vous allez recevoir un e-mail avec un lien de connexion/)
    await phone.pictures('link-sent')
    await expect.poll(() => mailedDoor(worker.email), { timeout: 60_000 }).not.toBeNull()

    await phone.open((await mailedDoor(worker.email))!)
    await phone.finds('heading', 'Bonjour Imane')
    await phone.finds('img', /^Total annuel/)
    await phone.pictures('statement')
    await phone.taps('button', /^Rémunérations fixes/)
    await phone.pictures('part')
    await phone.finds('heading', /^Mon contrat au/)
    await phone.pictures('lines')
    await phone.taps('button', /^Pourquoi/)
    await phone.finds('button', 'Poser une question sur cette ligne')
    await phone.pictures('why')

    await phone.taps('button', 'Poser une question sur cette ligne')
    await phone.reads(/Au sujet de\s:/)
    await phone.writes('Votre question', 'Est-ce payé en décembre ?')
    await phone.taps('button', 'Envoyer')
    await phone.reads(/Acme Belgium n’a pas encore répondu\./)
    await phone.pictures('asked')
  }).timeout(180_000)
})
