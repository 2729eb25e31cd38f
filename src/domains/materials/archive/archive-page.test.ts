import { describe, expect, it } from 'vitest'
import { inDays } from '../../../../tests/contract/made'
import type { ArchiveContent, ArchivedFile } from './archive-content'
import { archivePage, type ArchiveTexts } from './archive-page'

const texts: ArchiveTexts = {
  locale: 'en',
  course: 'Light & Shade',
  facts: ['Vera', '12 points'],
  stage: (number) => `Stage ${number}`,
  day: (number) => `Day ${number}`,
  days: 'Finished days',
  points: (count) => `${count} points`,
  homework: 'Homework',
  status: (code) => (code === 'DONE' ? 'Approved' : ''),
  you: 'You',
  expert: 'Expert',
  date: (date) => date.toISOString().slice(0, 10),
  notSaved: 'Not saved',
  empty: 'Nothing yet',
}

const file = (kind: ArchivedFile['kind'], path: string, name = 'a "b".jpg'): ArchivedFile => ({
  url: `https://cdn.example/${path}?a=1&b=2`,
  path,
  name,
  size: 1,
  kind,
})

function content(change: Partial<ArchiveContent['stages'][number]> = {}): ArchiveContent {
  const stage = { number: 1, title: '', days: [], homework: [], ...change }
  return { stages: [stage], points: 0, daysDone: 0, daysCount: 0, files: [] }
}
/** The page with all its files in their places but these. */
function pageOf(of: ArchiveContent, missing: string[] = []) {
  const turns = of.stages.flatMap(({ homework }) => homework.flatMap((one) => one.turns))
  const paths = turns.flatMap(({ files }) => files.map(({ path }) => path)).filter((path) => !missing.includes(path))
  return archivePage(of, new Map(paths.map((path) => [path, path])), texts)
}

describe('the page of an archive', () => {
  it('has no script, and asks nothing of the network', () => {
    const html = pageOf(content())
    expect(html).toContain("script-src 'none'")
    expect(html).not.toMatch(/<script|<link|https?:/)
    expect(html).toContain('<title>Light &amp; Shade</title>')
  })

  it('shows what anybody has written as text', () => {
    const attack = '<img src=x onerror=alert(1)>"\''
    const turns = [{ author: attack, sentAt: inDays(0), text: attack, files: [file('link', 'files/1', attack)] }]
    const homework = [{ title: attack, task: attack, status: 'DONE' as const, points: 0, turns }]
    const days = [{ number: 1, title: attack, finishedAt: null, points: 0 }]
    const html = pageOf(content({ title: attack, days, homework }))
    expect(html).not.toContain('<img')
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;/g)?.length).toBe(7)
  })

  it('lists the finished days with their date and points', () => {
    const days = [
      { number: 1, title: 'Look', finishedAt: inDays(0), points: 50 },
      { number: 2, title: '', finishedAt: null, points: 0 },
    ]
    const html = pageOf(content({ title: 'Basics', days }))
    expect(html).toContain('<h2>Stage 1. Basics</h2>')
    expect(html).toContain('<li>Day 1. Look <small>2026-03-05, 50 points</small></li>')
    expect(html).toContain('<li>Day 2</li>')
  })

  it('tells who wrote what, and shows each kind of file from the archive', () => {
    const files = [file('picture', 'files/1 ä.jpg'), file('video', 'files/2.mp4'), file('link', 'files/3.pdf', '')]
    const turns = [
      { author: null, sentAt: inDays(0), text: 'Mine', files },
      { author: '', sentAt: inDays(0), text: '', files: [] },
      { author: 'Ines', sentAt: inDays(0), text: 'Good', files: [] },
    ]
    const html = pageOf(content({ homework: [{ title: '', task: '', status: 'DONE', points: 100, turns }] }))
    expect(html).toContain('<h3>Homework</h3>')
    expect(html).toContain('<small>Approved, 100 points</small>')
    expect(html).toContain('<article><b>You</b>')
    expect(html).toContain('<article class="expert"><b>Expert</b>')
    expect(html).toContain('<article class="expert"><b>Ines</b>')
    expect(html).toContain('<img src="files/1%20%C3%A4.jpg" alt="a &quot;b&quot;.jpg" loading="lazy">')
    expect(html).toContain('<video src="files/2.mp4"')
    expect(html).toContain('<a href="files/3.pdf">files/3.pdf</a>')
  })

  it('links a file that did not come', () => {
    const turns = [{ author: null, sentAt: inDays(0), text: '', files: [file('picture', 'files/1.jpg')] }]
    const homework = [{ title: 'One', task: '', status: 'UPLOADED' as const, points: 0, turns }]
    const html = pageOf(content({ homework }), ['files/1.jpg'])
    expect(html).toContain('<a href="https://cdn.example/files/1.jpg?a=1&amp;b=2" rel="noopener noreferrer">')
    expect(html).toContain('Not saved')
    expect(html).not.toContain('<img')
  })

  it('says so where there is nothing', () => {
    expect(pageOf({ ...content(), stages: [] })).toContain('<p>Nothing yet</p>')
  })
})
