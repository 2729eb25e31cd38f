import { AccountMenu } from './account-menu'
import { PointsLabel } from './points-label'

/** Right end of the desktop header. */
export function HeaderEnd() {
  return (
    <>
      <PointsLabel />
      <AccountMenu />
    </>
  )
}
