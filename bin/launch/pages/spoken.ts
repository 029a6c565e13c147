/** The words of a page in the language that is wished for; French where it is not spoken here. */
export function spoken<Words>(
  words: Record<'fr' | 'nl' | 'en', Words>,
  wish: unknown
): Words & { locale: string } {
  const locale = wish === 'nl' || wish === 'en' ? wish : 'fr'
  return { ...words[locale], locale }
}
