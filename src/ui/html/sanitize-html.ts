import DOMPurify from 'dompurify'
import { readSizes, reservePlace, type Sizes } from './picture-sizes'

const TAGS = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'dd',
  'del',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'ins',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
]
const ATTRIBUTES = ['alt', 'colspan', 'height', 'href', 'lang', 'rowspan', 'src', 'start', 'title', 'width']

const purify = DOMPurify(window)

/** Read once for all pictures of a text. */
let sizes: Sizes | null = null

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    if (!/^(https?:|mailto:|tel:)/i.test(node.getAttribute('href') ?? '')) node.removeAttribute('href')
    node.setAttribute('target', '_blank')
    node.setAttribute('rel', 'noopener noreferrer')
  }
  if (node.tagName === 'IMG') {
    if (!/^https?:/i.test(node.getAttribute('src') ?? '')) node.remove()
    node.setAttribute('loading', 'lazy')
    node.setAttribute('referrerpolicy', 'no-referrer')
    sizes ??= readSizes()
    reservePlace(node, sizes)
  }
})

/** Server HTML reduced to text, links, lists, tables and pictures; never scripts, styles, forms, frames or SVG. */
export function sanitizeHtml(html: string): TrustedHTML {
  sizes = null
  return purify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  })
}
