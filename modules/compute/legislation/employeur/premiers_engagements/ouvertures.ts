import type { PlainDate } from '../../../engine/dates.ts'

/*
 * When a right must have opened to go on: those of a fourth to sixth worker before 2024 (loi du 16 octobre 2023),
 * those of a second or third by the degressive amounts before July 2026 (loi-programme du 30 mai 2026, art. 103).
 */
export const OUVERTURES: Readonly<Record<'quatriemeASixieme' | 'degressifs', PlainDate>> = {
  quatriemeASixieme: '2024-01-01',
  degressifs: '2026-07-01',
}
