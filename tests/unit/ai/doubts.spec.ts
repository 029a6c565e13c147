import { test } from '@japa/runner'
import { leavesOf, takeTurn, type Draft } from '#modules/ai/pure'

const DAY = '2026-11-26'

/** What a request sets (by the last part of its path), and the words that are shown as not understood. */
function of(words: string, draft: Draft = {}): { sets: string; left: string; asks: number } {
  const { draft: after, reading } = takeTurn(words, draft, { day: DAY })
  const before = leavesOf(draft)
  const sets = [...leavesOf(after)]
    .filter(([path, value]) => before.get(path) !== value && !/\.has[A-Z]/.test(path))
    .map(([path, value]) => `${path.split('.').at(-1)}=${String(value)}`)
  return {
    sets: sets.join(' '),
    left: reading.leftovers.map(({ text }) => text).join(' ; '),
    asks: reading.questions.length,
  }
}

const SHOWN: Record<string, readonly [sets: string, left: string]> = {
  // Of other people.
  'brut 3.400, 2 enfants de 4 et 7 ans, mari ouvrier': [
    'salaireBrut=3400 enfantsACharge=2',
    'ouvrier',
  ],
  '3000 gross, married, wife’s a freelancer': ['salaireBrut=3000 etatCivil=marie', 'freelancer'],
  '3000 brut, sa femme gagne 2500 net': ['salaireBrut=3000 conjointTravaille=true', '2500'],
  '3000 brut, son mari travaille 20h par semaine': [
    'salaireBrut=3000 conjointTravaille=true',
    '20',
  ],
  // Numbers of names, and what was taken back.
  '3000 brut et peugeot 208': ['salaireBrut=3000', '208'],
  '3000 gross, iPhone 15': ['salaireBrut=3000', '15'],
  '3500 brut, euh pardon 3600': ['salaireBrut=3600', ''],
  '3500 gross, no wait 3600 gross': ['salaireBrut=3600', ''],
  '3200 bruto niet 3000, gehuwd': ['salaireBrut=3200 etatCivil=marie', '3000'],
  // What the product does not know, and words that only look alike.
  '3000 bruto, ploegenpremie 200': ['salaireBrut=3000', 'ploegenpremie ; 200'],
  '3000 gross, retention bonus of 5000': ['salaireBrut=3000', 'retention bonus ; 5000'],
  '3000 brut, prime de nuit 150': ['salaireBrut=3000', 'prime de nuit ; 150'],
  '3000 gross, night bonus 150': ['salaireBrut=3000', 'night bonus ; 150'],
  '3000 gross, weekend premium of 200': ['salaireBrut=3000', 'weekend premium ; 200'],
  '3000 brut, un loyer de 800 €': ['salaireBrut=3000', '800 €'],
  '3000 brut, vélo, leasing 90': ['salaireBrut=3000 tcoMensuelVelo=90', ''],
  '3000 brut, horaire flexible': ['salaireBrut=3000', 'flexible'],
  '3000 brut, marge de 10 %, président du comité': ['salaireBrut=3000', '10 %'],
  '3000 brut et un piano': ['salaireBrut=3000', 'piano'],
  'sales director, 5000 gross': ['salaireBrut=5000', 'director'],
  'ancien stagiaire, 2800 brut': ['salaireBrut=2800', 'ancien ; stagiaire'],
  // Days of the conversation, and months that no year is told of.
  'Suite à notre entretien du 12 novembre : 3.450 brut': ['salaireBrut=3450', ''],
  '3000 brut à partir du 1er mars': ['salaireBrut=3000 date=2027-03-01', ''],
  '3000 bruto vanaf januari': ['salaireBrut=3000', 'januari'],
  // Bounds, hedges and periods.
  '3000 brut, bonus max 4000': ['salaireBrut=3000 bonusAnnuel=4000', 'max'],
  '3000 gross, quarterly bonus of 500': ['salaireBrut=3000', '500'],
  '3000 brut, éventuellement une voiture': ['salaireBrut=3000', 'éventuellement'],
  '3000 gross with a net bonus of 2000': ['salaireBrut=3000 bonusAnnuel=2000', 'net'],
  '2800 bruto exclusief maaltijdcheques': ['salaireBrut=2800', ''],
  // Digits beside each other.
  'arbeider 18 euro 50 per uur bruto': ['salaireBrutHoraire=18.5 employmentType=OUVRIER', ''],
  '3.200 brut, budget mobilité 9.600 dont pilier 2 300 € par mois': [
    'salaireBrut=3200 budgetMobilite=9600 budgetMobilitePilier2=300',
    '',
  ],
  '3000 brut 150 euros de note de frais': ['salaireBrut=3000', '150 euros'],
}

test.group('assistant: doubts', () => {
  test('what is doubtful is shown as not understood, and never taken', ({ assert }) => {
    for (const [words, [sets, left]] of Object.entries(SHOWN)) {
      const read = of(words)
      assert.sameMembers(read.sets.split(' '), sets.split(' '), words)
      assert.equal(read.left, left, words)
    }
  })

  test('one of two things is asked', ({ assert }) => {
    for (const words of [
      '3000 brut, voiture ou budget mobilité',
      '3000 brut, marié ou cohabitant',
      '3000 gross, phone or laptop',
      'tussen de 2800 en 3000 netto',
      '3000 brut voiture de 30 000 à 40 000 €',
    ])
      assert.equal(of(words).asks, 1, words)
  })

  test('by how much is not what it becomes', ({ assert }) => {
    const draft: Draft = {
      package: {
        salaireBrut: 3000,
        hasChequeRepas: true,
        chequeRepas: 7,
        hasBonusAnnuel: true,
        bonusAnnuel: 1000,
      },
    }
    assert.deepEqual(
      [
        'ajoute 200 au brut',
        'enlève 500 du brut',
        'take 300 off the gross',
        'ajoute 1 € aux chèques-repas',
      ].map((words) => of(words, draft).sets),
      ['salaireBrut=3200', 'salaireBrut=2500', 'salaireBrut=2700', 'chequeRepas=8']
    )
    // Twice as much stands in no words: it is asked.
    assert.deepEqual(of('double le bonus', draft), { sets: '', left: '', asks: 1 })
  })
})
