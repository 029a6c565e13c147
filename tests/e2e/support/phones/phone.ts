import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seriousViolations } from '../axe.ts'
import { expect } from '../expect.ts'
import { sidewaysOf } from '../sideways.ts'
import { placeOf, type Name, type Place } from './places.ts'
import type { SavedFile, Window } from './window.ts'

/** Looks often enough for a person, and seldom enough for two cores. */
const LOOKS = { timeout: 30_000, intervals: [100, 250] }

/** What one writes into, numbers too. */
const FIELD = 'textbox searchbox spinbutton'

/** What stands in the field that has the focus. */
const HELD = 'document.activeElement.value'

/** Runs in the page. */
const CHOOSE = (option: string) => {
  const { document, Event } = globalThis as any
  const select = document.activeElement
  const wanted = [...select.options].find(({ label }) => label === option)
  if (!wanted) throw new Error(`No option ${option}`)
  select.value = wanted.value
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }))
}

/** A person with a phone: does what fingers do, sees what eyes see, and takes a picture of it. */
export class Phone {
  readonly #window: Window
  readonly #origin: string
  /** Where its pictures go. */
  readonly #album: string
  #pictures = 0

  constructor(window: Window, origin: string, album: string) {
    this.#window = window
    this.#origin = origin
    this.#album = album
  }

  async open(path: string): Promise<void> {
    await this.#window.goto(this.#origin + path)
  }

  /** Waits until something of this role and name stands there. */
  async finds(role: string, name: Name, timeout = LOOKS.timeout): Promise<Place> {
    return this.#wait(role, name, () => true, timeout)
  }

  /** Waits until nothing of this role and name stands there any more. */
  async loses(role: string, name: Name): Promise<void> {
    await expect.poll(() => placeOf(this.#window, role, name), LOOKS).toBeNull()
  }

  /** Waits until the text can be read. */
  async reads(text: RegExp, timeout = LOOKS.timeout): Promise<void> {
    const words = () => this.#window.evaluate<string>('document.body.innerText')
    await expect.poll(words, { ...LOOKS, timeout }).toMatch(text)
  }

  async taps(role: string, name: Name): Promise<void> {
    await this.#window.press([await this.#wait(role, name, ({ isFree }) => isFree)])
  }

  /** In the place of what the field holds. Where what stands above it just grew, a tap falls beside it: it taps again. */
  async writes(name: Name, text: string): Promise<void> {
    const focused = async () => {
      await this.taps(FIELD, name)
      return this.#window.evaluate<boolean>('document.activeElement.matches("input, textarea")')
    }
    await expect.poll(focused, LOOKS).toBe(true)
    await this.#window.evaluate('document.activeElement.select()')
    await this.#window.type(text)
    // Keys arrive one by one, and a driver may not wait for the last.
    await expect.poll(() => this.#window.evaluate(HELD), LOOKS).toBe(text)
  }

  /** Of a list of the system, which no protocol opens. */
  async chooses(name: Name, option: string): Promise<void> {
    await this.taps('combobox', name)
    await this.#window.evaluate(CHOOSE, option)
  }

  /** A wave, as long as a part of the field's width. */
  async draws(name: Name, part: number): Promise<void> {
    const { x, y, width } = await this.#wait('img', name, ({ isFree }) => isFree)
    const left = x - width / 2 + 20
    const steps = Math.round((part * (width - 40)) / 10)
    await this.#window.press(
      Array.from({ length: steps + 1 }, (_, at) => ({
        x: Math.round(left + at * 10),
        y: Math.round(y + Math.sin((at * 10) / 25) * 25),
      }))
    )
  }

  /** What the field holds. */
  async holds(name: Name, value: string): Promise<void> {
    await this.taps(FIELD, name)
    await expect.poll(() => this.#window.evaluate(HELD), LOOKS).toBe(value)
  }

  saves(act: () => Promise<void>): Promise<SavedFile> {
    return this.#window.saved(act)
  }

  /** Takes a picture, and finds nothing there that keeps people out or lies beside the window. */
  async pictures(what: string): Promise<void> {
    await this.shows(what)
    expect(await sidewaysOf(this.#window), what).toEqual([])
    expect(await seriousViolations(this.#window), what).toEqual([])
  }

  /** Takes a picture. */
  async shows(what: string): Promise<void> {
    await mkdir(this.#album, { recursive: true })
    this.#pictures += 1
    const name = `${String(this.#pictures).padStart(2, '0')}-${what}.png`
    await writeFile(join(this.#album, name), await this.#window.picture())
  }

  async #wait(
    role: string,
    name: Name,
    suits: (place: Place) => boolean,
    timeout = LOOKS.timeout
  ): Promise<Place> {
    let place: Place | null = null
    const message = `${role} ${name}`
    await expect
      .poll(
        async () => {
          place = await placeOf(this.#window, role, name)
          return place !== null && suits(place)
        },
        { ...LOOKS, timeout, message }
      )
      .toBe(true)
    return place!
  }
}
