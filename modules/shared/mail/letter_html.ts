import string from '@adonisjs/core/helpers/string'
import type { Letter, LetterBrand } from './letter.ts'

/** The name of the logo among the message's parts. */
export const LOGO_CID = 'logo'

const FONT = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"
const TEXT = '#0f172a'
const GREY = '#5b6779'
const HAIRLINE = '#e2e8f0'
const PAPER = '#ffffff'
const DESK = '#f1f5f9'

/** Programs that follow the reader's dark scheme read classes; all others see the styles on the elements. */
const DARK = `@media (prefers-color-scheme: dark) {
  .desk { background: #0b1220 !important }
  .paper { background: #17202f !important; border-color: #2b3648 !important }
  .text { color: #e6ebf2 !important }
  .grey { color: #a3afc0 !important }
  .line { border-color: #2b3648 !important }
  .logo { padding: 8px 12px !important; border-radius: 8px; background: #ffffff }
}`

/**
 * A letter as mail programs draw it: tables and styles on every element, because several know nothing else. The
 * logo, or its name where pictures are not drawn, stands on white in both schemes, in the dark on a plate of its own; the
 * button carries white words on the company's colour, made dark enough.
 */
export function letterHtml(letter: Letter, brand: LetterBrand): string {
  const { language, subject, preview, heading, paragraphs, facts, action, closing, footer } = letter
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${safe(subject)}</title>
<style>${DARK}</style>
</head>
<body class="desk" style="margin:0;padding:0;background:${DESK};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${safe(preview)}</div>
<table role="presentation" class="desk" width="100%" cellpadding="0" cellspacing="0" style="background:${DESK}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${PAPER};border:1px solid ${HAIRLINE};border-radius:12px;overflow:hidden">
<tr><td style="height:6px;line-height:6px;font-size:0;background:${brand.colour}">&nbsp;</td></tr>
<tr><td class="paper" style="padding:20px 28px 12px;background:${PAPER}">${masthead(brand)}</td></tr>
<tr><td style="padding:20px 28px 28px">
<h1 class="text" style="margin:0 0 20px;${FONT};font-size:24px;line-height:30px;font-weight:600;color:${TEXT}">${safe(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${facts?.length ? factTable(facts) : ''}
${action ? button(action, brand) : ''}
${closing.map(paragraph).join('\n')}
</td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:16px 28px">
${footer.map(smallPrint).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function masthead({ name, ink, logo }: LetterBrand): string {
  if (logo)
    return `<img class="logo" src="cid:${LOGO_CID}" alt="${safe(name)}" height="40" style="display:block;height:40px;max-width:260px;width:auto;border:0;color:${TEXT}">`
  return `<span class="text" style="${FONT};font-size:18px;line-height:24px;font-weight:700;color:${ink}">${safe(name)}</span>`
}

function paragraph(words: string): string {
  return `<p class="text" style="margin:0 0 16px;${FONT};font-size:16px;line-height:25px;color:${TEXT}">${lines(words)}</p>`
}

function factTable(facts: NonNullable<Letter['facts']>): string {
  const rows = facts.map(
    ({ label, value }) => `<tr>
<td class="grey line" style="padding:9px 12px 9px 0;border-top:1px solid ${HAIRLINE};${FONT};font-size:14px;line-height:20px;color:${GREY};vertical-align:top">${safe(label)}</td>
<td class="text line" align="right" style="padding:9px 0;border-top:1px solid ${HAIRLINE};${FONT};font-size:14px;line-height:20px;font-weight:600;color:${TEXT};vertical-align:top">${safe(value)}</td>
</tr>`
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px">
${rows.join('\n')}
</table>`
}

/** A cell in the colour, so that programs which drop the link's padding still show a button. */
function button({ label, url, note }: NonNullable<Letter['action']>, { ink }: LetterBrand): string {
  const link = `<a href="${safe(url)}" style="display:inline-block;padding:13px 24px;${FONT};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${safe(label)}</a>`
  const words = note
    ? `<p class="grey" style="margin:0 0 20px;${FONT};font-size:14px;line-height:20px;color:${GREY}">${lines(note)}</p>`
    : ''
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td style="background:${ink};border-radius:8px">${link}</td></tr></table>
${words}`
}

function smallPrint(words: string): string {
  return `<p class="grey" style="margin:0 0 6px;${FONT};font-size:12px;line-height:18px;color:${GREY}">${lines(words)}</p>`
}

function lines(words: string): string {
  return safe(words).replaceAll('\n', '<br>')
}

function safe(words: string): string {
  return string.escapeHTML(words)
}
