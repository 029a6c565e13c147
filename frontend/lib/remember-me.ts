const STORAGE_KEY = 'barema.rememberMe'

/** On unless the person turned it off on this device. */
export function rememberedChoice(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== 'false'
}

export function rememberChoice(remember: boolean): void {
  localStorage.setItem(STORAGE_KEY, String(remember))
}
