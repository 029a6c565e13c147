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
  const locale = isSpoken(language) ? language : 'fr'
  const words = WORDS[locale]
  const name = (field: 'givenName' | 'surname') =>
    `<label for="${field}">${words[field]}</label>
        <input id="${field}" name="${field}" required maxlength="64">`
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="referrer" content="no-referrer">
    <title>${words.title}</title>
    <link rel="icon" href="data:,">
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
      main { max-width: 24rem; margin: 10vh auto; padding: 0 1rem }
      h1 { font-size: 1.25rem; font-weight: 600 }
      form { display: flex; flex-direction: column; gap: .5rem; margin: 1.5rem 0 }
      button, input { font: inherit; padding: .6rem 1rem; border: 1px solid GrayText; border-radius: .5rem; background: Canvas; color: CanvasText }
      button { cursor: pointer }
    </style>
  </head>
  <body>
    <main>
      <h1>${words.title}</h1>
      <p>${words.instead}</p>
      <form method="post">
        ${many === null ? `${name('givenName')}${name('surname')}` : ''}
        <button>${many === null ? words.go : words.sign(many)}</button>
      </form>
      <form method="post"><button name="cancel" value="1">${words.cancel}</button></form>
    </main>
  </body>
</html>
`
}

const isSpoken = (language: string | null): language is keyof typeof WORDS =>
  language !== null && language in WORDS
