import { document, html } from '../pages/html.ts'
import { spoken } from '../pages/spoken.ts'

const WORDS = {
  fr: {
    title: 'Signer avec un certificat',
    instead:
      'Cette page tient lieu d’itsme sur cette machine. Ce qu’elle signe n’a aucune valeur légale.',
    givenName: 'Prénom',
    surname: 'Nom',
    go: 'Continuer',
    sign: (many: number) => `Signer ${many} document${many > 1 ? 's' : ''}`,
    cancel: 'Annuler',
  },
  nl: {
    title: 'Tekenen met een certificaat',
    instead:
      'Deze pagina staat op deze machine in de plaats van itsme. Wat ze tekent, heeft geen juridische waarde.',
    givenName: 'Voornaam',
    surname: 'Naam',
    go: 'Doorgaan',
    sign: (many: number) => `${many} document${many > 1 ? 'en' : ''} tekenen`,
    cancel: 'Annuleren',
  },
  en: {
    title: 'Sign with a certificate',
    instead: 'This page stands in for itsme on this machine. What it signs has no legal value.',
    givenName: 'First name',
    surname: 'Last name',
    go: 'Continue',
    sign: (many: number) => `Sign ${many} document${many > 1 ? 's' : ''}`,
    cancel: 'Cancel',
  },
}

/**
 * The page on which a person says who they are, or signs.
 *
 * @param many how many documents are signed; null where the certificate is asked for
 * @returns HTML
 */
export function signingPage(language: string | null, many: number | null): string {
  const words = spoken(WORDS, language)
  const name = (field: 'givenName' | 'surname') =>
    html`<label for="${field}">${words[field]}</label>
      <input id="${field}" name="${field}" type="text" required maxlength="64" />`
  const asked =
    many === null
      ? html`${name('givenName')}${name('surname')}<button>${words.go}</button>`
      : html`<button>${words.sign(many)}</button>`
  return document(
    words,
    words.title,
    html`<form method="post" class="wide">${asked}</form>
      <form method="post" class="wide">
        <button name="cancel" value="1">${words.cancel}</button>
      </form>`
  )
}
