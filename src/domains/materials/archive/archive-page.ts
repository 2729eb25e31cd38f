import type { HomeworkStatusCode } from '#/domains/study/model'
import type { ArchiveContent, ArchivedFile } from './archive-content'

/** The words of the page, in the learner's language. */
export interface ArchiveTexts {
  locale: string
  /** Name of the course. */
  course: string
  /** Whose work it is, when it was saved, and how far it came: one sentence each. */
  facts: string[]
  stage: (number: number) => string
  day: (number: number) => string
  days: string
  points: (count: number) => string
  homework: string
  status: (code: HomeworkStatusCode) => string
  you: string
  expert: string
  date: (date: Date) => string
  /** Said of a file that the archive lacks. */
  notSaved: string
  empty: string
}

const STYLE = `
:root{color-scheme:light dark;--line:#8886}
body{margin:0 auto;padding:2rem 1.25rem 5rem;max-width:46rem;font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 1rem}
h2{margin:3rem 0 1rem;padding-top:1.5rem;border-top:1px solid var(--line);font-size:1.5rem}
h3{margin:2rem 0 .5rem;font-size:1.1875rem}
p{margin:.5rem 0;white-space:pre-line}
ul{margin:.5rem 0;padding-inline-start:1.25rem}
article{margin:1.25rem 0;padding-inline-start:1rem;border-inline-start:3px solid var(--line)}
article.expert{border-color:#d98a00}
small{opacity:.75}
img,video{display:block;max-width:100%;max-height:80vh;height:auto;margin:.75rem 0;border-radius:.5rem}
@media print{h2{break-after:avoid}img{break-inside:avoid}}
`

/** Where files stand in the archive, by the `path` that was planned; one that is not among them was not saved. */
export type FilePlaces = ReadonlyMap<string, string>

/** The page of an archive: everything in it, in reading order, without a script and without anything from the network. */
export function archivePage(content: ArchiveContent, places: FilePlaces, texts: ArchiveTexts): string {
  const head = [`<h1>${escaped(texts.course)}</h1>`, ...texts.facts.map((fact) => `<p>${escaped(fact)}</p>`)]
  const stages = content.stages.flatMap(({ number, title, days, homework }) => [
    `<section><h2>${escaped([texts.stage(number), title].filter(Boolean).join('. '))}</h2>`,
    ...(days.length > 0
      ? [
          `<h3>${escaped(texts.days)}</h3><ul>`,
          ...days.map(({ number: day, title: name, finishedAt, points }) => {
            const parts = [finishedAt && texts.date(finishedAt), points > 0 && texts.points(points)].filter(Boolean)
            const words = [texts.day(day), name].filter(Boolean).join('. ')
            return `<li>${escaped(words)}${parts.length > 0 ? ` <small>${escaped(parts.join(', '))}</small>` : ''}</li>`
          }),
          '</ul>',
        ]
      : []),
    ...homework.flatMap(({ title: name, task, status, points, turns }) => [
      `<h3>${escaped(name || texts.homework)}</h3>`,
      `<p><small>${escaped([texts.status(status), points > 0 && texts.points(points)].filter(Boolean).join(', '))}</small></p>`,
      ...(task ? [`<p>${escaped(task)}</p>`] : []),
      ...turns.flatMap(({ author, sentAt, text, files }) => [
        `<article${author === null ? '' : ' class="expert"'}><b>${escaped(author === null ? texts.you : author || texts.expert)}</b> <small>${escaped(texts.date(sentAt))}</small>`,
        ...(text ? [`<p>${escaped(text)}</p>`] : []),
        ...files.map((file) => fileMarkup(file, places.get(file.path), texts)),
        '</article>',
      ]),
    ]),
    '</section>',
  ])
  return [
    '<!doctype html>',
    `<html lang="${escaped(texts.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; form-action 'none'">`,
    `<title>${escaped(texts.course)}</title><style>${STYLE}</style></head><body>`,
    ...head,
    ...stages,
    ...(stages.length === 0 ? [`<p>${escaped(texts.empty)}</p>`] : []),
    '</body></html>',
  ].join('\n')
}

function fileMarkup(file: ArchivedFile, path: string | undefined, { notSaved }: ArchiveTexts): string {
  const { kind, name, url } = file
  if (path === undefined)
    return `<p><a href="${escaped(url)}" rel="noopener noreferrer">${escaped(name)}</a> <small>${escaped(notSaved)}</small></p>`
  const place = escaped(path.split('/').map(encodeURIComponent).join('/'))
  if (kind === 'picture') return `<img src="${place}" alt="${escaped(name)}" loading="lazy">`
  if (kind === 'video') return `<video src="${place}" controls preload="none"></video>`
  return `<p><a href="${place}">${escaped(name || path)}</a></p>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
