import {
  readPicture,
  type ReadPicture,
  type StoredPicture,
} from '#modules/shared/files/stored_picture'
import type { Locale } from '#modules/shared/tenancy/scope'

/**
 * What a mail says, in its reader's language. Both forms are made from it: the page that most programs show and its
 * plain-text twin.
 */
export interface Letter {
  language: Locale
  subject: string
  /** What a list of mails shows beside the subject; no figure stands in it. */
  preview: string
  heading: string
  /** Greeting first; a line break stays one. */
  paragraphs: string[]
  facts?: { label: string; value: string }[]
  /** The one thing to do. */
  action?: { label: string; url: string; note?: string }
  /** After it: what else is to be known, and the signature. */
  closing: string[]
  /** Small print. */
  footer: string[]
}

/** Whose letter it is. */
export interface LetterBrand {
  name: string
  /** #rrggbb, for surfaces. */
  colour: string
  /** #rrggbb with at least 4.5:1 on white, and white on it (`brandColours`). */
  ink: string
  /** A picture that mail programs draw; they draw no SVG. */
  logo: ReadPicture | null
}

/** A letter's brand as a unit of work finds it; its logo is read once that has ended. */
export type StoredBrand = Omit<LetterBrand, 'logo'> & { logo: StoredPicture | null }

/** The brand with its logo, to be put on a letter; with no unit of work open. */
export async function readBrand({ logo, ...brand }: StoredBrand): Promise<LetterBrand> {
  return { ...brand, logo: await readPicture(logo) }
}
