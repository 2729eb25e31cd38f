/** An event of a calendar file. */
export interface CalendarEvent {
  /** The same for the same thing for ever, with the school's host behind an @: importing again then updates it. */
  uid: string
  start: Date
  /** Absent: a moment without a length. */
  end?: Date
  title: string
  text?: string
  /** Where a press leads: an absolute address. */
  url?: string
}

/** A line of a calendar has 75 bytes at most. */
const LINE_BYTES = 75

/** Events as an iCalendar file, in UTC; `product` names the list and `now` is when it was written: the later file wins. */
export function eventsFile(events: readonly CalendarEvent[], product: string, now: Date): string {
  const stamp = utcStamp(now)
  // Some calendars take a new version of a known event only for a higher number.
  const sequence = Math.floor(now.getTime() / 60_000)
  const lines = events.flatMap(({ uid, start, end, title, text, url }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${utcStamp(start)}`,
    ...(end ? [`DTEND:${utcStamp(end)}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ])
  return calendarText(lines, product)
}

/** A whole iCalendar file around the lines of its components; `product` names the list: `//host//list`. */
export function calendarText(lines: readonly string[], product: string): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-${product}//EN`, ...lines, 'END:VCALENDAR']
  return all.map(folded).join('\r\n') + '\r\n'
}

/** "20260609T073000Z": a moment in whole seconds, UTC. */
export const utcStamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** A text as the value of a property. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** A long line goes on after a space; no character is cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder()
  const rows: string[] = []
  let row = ''
  for (const character of line) {
    if (bytes.encode(row + character).length > LINE_BYTES) {
      rows.push(row)
      row = ' '
    }
    row += character
  }
  return [...rows, row].join('\r\n')
}
