import { test } from '@japa/runner'
import { closeWorkflowClient } from '#workflows/client'
import { expect } from '../support/expect.ts'
import { attachmentOf, mailsTo } from '../support/mailbox.ts'
import type { Phone } from '../support/phones/phone.ts'
import {
  casefileToSign,
  mailedCode,
  mailedLink,
  sendToSign,
  signedCopies,
  type Person,
} from '../support/signing.ts'
import { temporalServes } from '../support/temporal_serves.ts'

/** A turn is a mail that a process promises; the seal is another. */
const TURN = 60_000
/** Three phones, of which WebKit draws each without a graphics card: beside other work two cores need minutes. */
const THREE_PHONES = 300_000

test.group('Signing on a phone with another browser', (group) => {
  group.setup(temporalServes)
  group.teardown(() => closeWorkflowClient())

  /** From the documents to the step that asks for the name. */
  const readAndConfirm = async (phone: Phone, person: Person) => {
    await phone.taps('button', 'J’ai lu, continuer')
    await phone.finds('heading', 'C’est bien vous ?')
    await phone.pictures('who')
    const code = await mailedCode(person, () => phone.taps('button', /^Envoyer un code à/))
    await phone.writes('Code à six chiffres', code)
    await phone.pictures('code')
    await phone.taps('button', 'Confirmer le code')
    await phone.finds('heading', 'Signer')
  }
  const sign = async (phone: Phone) => {
    await phone.taps('checkbox', /./)
    await phone.pictures('ready')
    await phone.taps('button', 'Je signe')
    await phone.finds('heading', /^Merci, .* C’est signé\.$/)
    await phone.pictures('thanks')
  }

  test('a signer draws their name, another types it, and the worker has the sealed copy', async ({
    phoneOf,
    assert,
  }) => {
    const casefile = await casefileToSign()
    const { marc, camille, worker, mark } = casefile
    await sendToSign(casefile)

    const first = await phoneOf('marc')
    await first.open(await mailedLink(marc))
    await first.finds('article', `CDI ${mark}`)
    await first.finds('radio', 'Pages')
    await first.reads(/Entre Acme Belgium et Zoé, dès le/)
    await first.pictures('text')
    await first.taps('radio', 'Pages')
    await first.finds('img', /^Page 1 sur \d\. .*Zoé/)
    await first.pictures('pages')
    await readAndConfirm(first, marc)
    await first.taps('radio', 'Dessiner')
    await first.draws(/signature/, 0.1)
    await first.taps('checkbox', /./)
    await first.taps('button', 'Je signe')
    await first.reads(/trop court pour une signature/)
    await first.pictures('too-short')
    await first.draws(/signature/, 0.8)
    await first.pictures('drawn')
    await first.taps('button', 'Je signe')
    await first.finds('heading', /^Merci, .* C’est signé\.$/)
    await first.pictures('thanks')

    const second = await phoneOf('camille')
    await second.open(await mailedLink(camille))
    await readAndConfirm(second, camille)
    await second.holds('Prénom et nom', camille.name)
    await second.writes('Prénom et nom', 'Camille Renard-Noël')
    await second.reads(/Camille Renard-Noël/)
    await sign(second)

    const third = await phoneOf('zoe')
    await third.open(await mailedLink(worker))
    await third.finds('article', `CDI ${mark}`)
    await third.pictures('text')
    await readAndConfirm(third, worker)
    await sign(third)
    await third.finds('heading', 'Vos documents signés', TURN)
    await third.pictures('sealed')
    const saved = await third.saves(() => third.taps('link', `Télécharger CDI ${mark}`))
    assert.match(saved.name, /\.pdf$/)
    await expect.poll(() => signedCopies(worker), { timeout: TURN }).not.toEqual([])
    const mails = await mailsTo(worker.email)
    const copies = mails.filter(({ attachments = [] }) => attachments.length > 0)
    const mailed = await Promise.all(copies.map((mail) => attachmentOf(mail)))
    assert.isTrue(
      mailed.some((copy) => copy.equals(saved.bytes)),
      'the file is the mailed copy'
    )
  }).timeout(THREE_PHONES)

  test('a worker looks at paper, then refuses with a reason', async ({ phoneOf }) => {
    const casefile = await casefileToSign()
    await sendToSign(casefile)
    const phone = await phoneOf('marc-refuses')
    await phone.open(await mailedLink(casefile.marc))
    await phone.taps('button', 'Je préfère le papier')
    await phone.finds('dialog', /^Signer sur papier/)
    await phone.pictures('paper')
    await phone.taps('button', 'Annuler')
    await phone.taps('button', 'Je refuse')
    await phone.finds('dialog', /^Refuser de signer/)
    await phone.writes('Votre raison', 'Nous avions convenu de sept jours de congé.')
    await phone.pictures('reason')
    await phone.taps('button', 'Refuser de signer')
    await phone.finds('heading', 'Vous avez refusé de signer')
    await phone.pictures('refused')
  }).timeout(180_000)
})
