/** What the pages say. */
const WORDS = {
  fr: {
    instead:
      'Cette page tient lieu de Stripe tant qu’aucune STRIPE_SECRET_KEY n’est indiquée. Rien n’est débité.',
    subscribe: 'S’abonner',
    perMonth: 'par mois, hors TVA',
    total: 'Total',
    card: 'Numéro de carte',
    cards:
      'Cartes de test : 4242 4242 4242 4242 paie ; 4000 0000 0000 0341 est acceptée puis ne paie plus ; 4000 0000 0000 0002 est refusée.',
    declined: 'Votre carte a été refusée.',
    pay: 'Payer',
    back: 'Retour',
    gone: 'Cette page n’est plus valable.',
    manage: 'Votre abonnement',
    renews: 'Se renouvelle le',
    ends: 'Prend fin le',
    ended: 'A pris fin le',
    unpaid: 'Paiement en retard',
    cancel: 'Résilier à la fin de la période',
    resume: 'Ne plus résilier',
    changeCard: 'Changer de carte',
    changePlan: 'Changer de formule',
    invoices: 'Factures',
    invoice: 'Facture',
    paid: 'payée',
    open: 'à payer',
    month: 'Un mois plus tard',
    monthText: 'Cette page locale avance votre horloge d’un mois, pour voir le renouvellement.',
    none: 'Aucun abonnement.',
  },
  nl: {
    instead:
      'Deze pagina staat in de plaats van Stripe zolang er geen STRIPE_SECRET_KEY is. Er wordt niets afgerekend.',
    subscribe: 'Abonneren',
    perMonth: 'per maand, excl. btw',
    total: 'Totaal',
    card: 'Kaartnummer',
    cards:
      'Testkaarten: 4242 4242 4242 4242 betaalt; 4000 0000 0000 0341 wordt aanvaard en betaalt dan niet meer; 4000 0000 0000 0002 wordt geweigerd.',
    declined: 'Uw kaart is geweigerd.',
    pay: 'Betalen',
    back: 'Terug',
    gone: 'Deze pagina is niet meer geldig.',
    manage: 'Uw abonnement',
    renews: 'Wordt verlengd op',
    ends: 'Loopt af op',
    ended: 'Liep af op',
    unpaid: 'Betaling te laat',
    cancel: 'Opzeggen aan het einde van de periode',
    resume: 'Toch niet opzeggen',
    changeCard: 'Andere kaart',
    changePlan: 'Andere formule',
    invoices: 'Facturen',
    invoice: 'Factuur',
    paid: 'betaald',
    open: 'te betalen',
    month: 'Een maand later',
    monthText: 'Deze lokale pagina zet uw klok een maand verder, om de verlenging te zien.',
    none: 'Geen abonnement.',
  },
  en: {
    instead:
      'This page stands in for Stripe as long as there is no STRIPE_SECRET_KEY. Nothing is charged.',
    subscribe: 'Subscribe',
    perMonth: 'per month, excluding VAT',
    total: 'Total',
    card: 'Card number',
    cards:
      'Test cards: 4242 4242 4242 4242 pays; 4000 0000 0000 0341 is taken and then does not pay; 4000 0000 0000 0002 is declined.',
    declined: 'Your card was declined.',
    pay: 'Pay',
    back: 'Back',
    gone: 'This page is no longer valid.',
    manage: 'Your subscription',
    renews: 'Renews on',
    ends: 'Ends on',
    ended: 'Ended on',
    unpaid: 'Payment overdue',
    cancel: 'Cancel at the end of the period',
    resume: 'Do not cancel after all',
    changeCard: 'Change card',
    changePlan: 'Change plan',
    invoices: 'Invoices',
    invoice: 'Invoice',
    paid: 'paid',
    open: 'to be paid',
    month: 'One month later',
    monthText: 'This local page moves your clock on by a month, to see the renewal.',
    none: 'No subscription.',
  },
}

export type Words = typeof WORDS.fr & { locale: string }

/** The words of a language; French for one that is not spoken here. */
export function wordsOf(wish: string | undefined): Words {
  const locale = isSpoken(wish) ? wish : 'fr'
  return { ...WORDS[locale], locale }
}

const isSpoken = (wish: string | undefined): wish is keyof typeof WORDS =>
  wish !== undefined && wish in WORDS
