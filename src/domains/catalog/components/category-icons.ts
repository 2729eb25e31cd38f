import {
  Activity,
  Building2,
  Film,
  Footprints,
  type LucideIcon,
  Mic,
  Palette,
  PencilRuler,
  Printer,
  Sprout,
  Sun,
  Users,
  Utensils,
  Wind,
} from 'lucide-react'
import type { CategoryIcon } from '#/brand/kinds'

/** What the names of a brand's category icons draw. */
export const CATEGORY_GLYPHS: Record<CategoryIcon, LucideIcon> = {
  light: Sun,
  people: Users,
  colour: Palette,
  city: Building2,
  print: Printer,
  film: Film,
  movement: Activity,
  walk: Footprints,
  breath: Wind,
  kitchen: Utensils,
  drawing: PencilRuler,
  voice: Mic,
  garden: Sprout,
}
