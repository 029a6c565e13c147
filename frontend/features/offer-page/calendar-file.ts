/** A whole day in a calendar, as every program reads it (RFC 5545). */
interface CalendarDay {
  uid: string
  /** `YYYY-MM-DD` */
  day: string
  summary: string
  description: string
}

export function calendarFile({ uid, day, summary, description }: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Barema//Offer//FR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${day.replaceAll('-', '')}T000000Z`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Commas, semicolons and line ends have a meaning of their own there. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
}

/** No line is longer than 75 bytes; what follows is marked by a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const sign of line) {
    const bytes = new TextEncoder().encode(sign).length
    if (size + bytes > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += sign
    size += bytes
  }
  return [...parts, part].join('\r\n ')
}
