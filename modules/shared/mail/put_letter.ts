import type { Message } from '@adonisjs/mail'
import type { Letter, LetterBrand } from './letter.ts'
import { letterHtml, LOGO_CID } from './letter_html.ts'
import { letterText } from './letter_text.ts'

/** Writes a letter into a message, in both forms; the logo travels with it, so that nothing is fetched to show it. */
export function putLetter(message: Message, letter: Letter, brand: LetterBrand): void {
  message
    .subject(letter.subject)
    .header('content-language', letter.language)
    .text(letterText(letter))
    .html(letterHtml(letter, brand))
  if (brand.logo)
    message.embedData(brand.logo.bytes, LOGO_CID, {
      filename: brand.logo.type === 'image/png' ? 'logo.png' : 'logo.jpg',
      contentType: brand.logo.type,
    })
}
