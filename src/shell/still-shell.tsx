import type { ReactNode } from 'react'
import type { LocalBrand } from '#/brand/brand-config'
import { BrandLogo } from '#/domains/site-config/brand-logo'
import { Skeleton } from '#/ui/states/skeleton'
import { Frame } from './frame'

/** Widths of the placeholder entries: as many as every brand's menu and bar have screens for. */
const ENTRIES = ['w-24', 'w-20', 'w-20', 'w-24']

type ShellBrand = Pick<LocalBrand, 'name' | 'mobileAppWebBottomBar'>

/** The shell before its code: the real frame with placeholders. */
export function StillShell({ brand, children }: { brand: ShellBrand; children?: ReactNode }) {
  return (
    <Frame
      logo={<BrandLogo name={brand.name} className="h-6.5" />}
      headerEnd={
        <>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-9 w-40" />
        </>
      }
      mobileHeader={
        <>
          <span className="flex flex-1 ps-3.5">
            <BrandLogo name={brand.name} className="h-5.5" />
          </span>
          <Skeleton className="me-2 h-7 w-28" />
        </>
      }
      sidebar={
        <span className="flex flex-col gap-0.5">
          {ENTRIES.map((width, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- nothing moves here
            <span key={index} className="flex h-11 items-center gap-3.5 px-3.5">
              <Skeleton className="size-5 rounded-xs" />
              <Skeleton className={`h-3.5 max-desktop:hidden ${width}`} />
            </span>
          ))}
        </span>
      }
      bottomBar={
        brand.mobileAppWebBottomBar && (
          // `fill` is too close to the bar’s ground in the dark theme; that of `raised` does not reach the page’s own sheet.
          <span className="grid h-16 auto-cols-fr grid-flow-col place-items-center [--fill:color-mix(in_oklab,var(--raised)_92%,var(--text))]">
            {ENTRIES.map((width, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- nothing moves here
              <Skeleton key={`${width}${index}`} className="size-6" />
            ))}
          </span>
        )
      }
    >
      {children}
    </Frame>
  )
}
