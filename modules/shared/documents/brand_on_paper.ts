import { readPicture, type StoredPicture } from '#modules/shared/files/stored_picture'
import { pictureOf } from './picture.ts'
import type { Brand } from './sheet.ts'

/** The brand as a company has it, its logo still a file. */
export type FiledBrand = Omit<Brand, 'logo'> & { logo: StoredPicture | null }

/** The brand of a sheet, its logo read: it reads a file, so no unit of work may be open. */
export async function brandOnPaper({ logo, ...brand }: FiledBrand): Promise<Brand> {
  const read = await readPicture(logo)
  return read ? { ...brand, logo: pictureOf(read, brand.name) } : brand
}
