import { accessibleAccent, DARK, fillOf, LIGHT, type Accent, type Fill } from './accent.ts'
import { styleNonce } from './style-nonce.ts'

const STORAGE_KEY = 'barema.mainColor'
const STYLE_ID = 'barema-accent'

/** Paints the last known colour of this company before its brand is loaded, so that nothing changes colour on screen. */
export function restoreAccent(): void {
  const remembered = localStorage.getItem(STORAGE_KEY)
  if (remembered) applyAccent(remembered)
}

/** Makes the company's main colour (#rrggbb) the accent of both schemes. An unreadable value changes nothing. */
export function applyAccent(mainColor: string): void {
  const light = accessibleAccent(mainColor, LIGHT)
  const dark = accessibleAccent(mainColor, DARK)
  if (!light || !dark) return
  const style =
    document.getElementById(STYLE_ID) ??
    document.head.appendChild(
      Object.assign(document.createElement('style'), { id: STYLE_ID, nonce: styleNonce() })
    )
  const rules = `:root{${variables(light, fillOf(mainColor, light))}}.dark{${variables(dark)}}`
  // The same again would have every element styled anew.
  if (style.textContent !== rules) style.textContent = rules
  localStorage.setItem(STORAGE_KEY, mainColor)
}

function variables(
  { accent, onAccent, accentSoft }: Accent,
  { fill, onFill }: Fill = { fill: accent, onFill: onAccent }
): string {
  return `--accent:${accent};--on-accent:${onAccent};--accent-soft:${accentSoft};--fill:${fill};--on-fill:${onFill};`
}
