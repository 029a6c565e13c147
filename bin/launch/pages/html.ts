const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Markup that is not escaped again. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What a template takes; nothing shows for null, undefined and false. */
export type Value = Html | string | number | boolean | null | undefined | Value[]

/** A template whose values are escaped, unless they are such templates themselves. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const text = strings.map(
    (part, index) => part + (index < values.length ? shown(values[index]) : '')
  )
  return new Html(text.join(''))
}

function shown(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(shown).join('')
  if (value === null || value === undefined || value === false) return ''
  return String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** What every page of a local server says: its language, and which service it stands in for. */
interface PageWords {
  locale: string
  instead: string
}

/** A whole page. */
export function document(words: PageWords, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${words.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          :root {
            color-scheme: light dark;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
          body {
            margin: 0;
          }
          main {
            max-width: 30rem;
            margin: 6vh auto;
            padding: 0 1rem 3rem;
          }
          h1 {
            font-size: 1.5rem;
          }
          h2 {
            font-size: 1rem;
            margin: 2rem 0 0.5rem;
          }
          form {
            display: flex;
            flex-direction: column;
            gap: 0.5rem;
            margin: 1rem 0;
            align-items: flex-start;
          }
          form.wide {
            align-items: stretch;
          }
          ul {
            list-style: none;
            padding: 0;
          }
          li {
            display: flex;
            justify-content: space-between;
            gap: 1rem;
            padding: 0.4rem 0;
            border-bottom: 1px solid #8884;
          }
          input:is([type='text'], [type='email']) {
            font: inherit;
            padding: 0.6rem 0.8rem;
            border: 1px solid GrayText;
            border-radius: 0.5rem;
            width: 100%;
            box-sizing: border-box;
          }
          button {
            font: inherit;
            padding: 0.6rem 1.2rem;
            border: 1px solid GrayText;
            border-radius: 0.5rem;
            background: Canvas;
            color: CanvasText;
            cursor: pointer;
          }
          button.main {
            background: #4338ca;
            border-color: #4338ca;
            color: #fff;
          }
          .note {
            font-size: 0.875rem;
            opacity: 0.8;
          }
          .bad {
            color: #b91c1c;
          }
          @media (prefers-color-scheme: dark) {
            .bad {
              color: #fca5a5;
            }
          }
        </style>
      </head>
      <body>
        <main>
          <p class="note">${words.instead}</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text
}
