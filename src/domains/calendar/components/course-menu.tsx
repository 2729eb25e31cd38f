import { useLingui } from '@lingui/react/macro'
import { FileText, Snowflake } from 'lucide-react'
import type { StreamInState } from '#/domains/study/streams/stream-groups'
import { MenuBox, MenuButton, MenuLink } from '#/ui/popovers/menu'
import type { MenuOfButton } from '#/ui/popovers/use-menu'
import { useCalendarModal } from './use-calendar-modal'

interface CourseMenuProps extends Pick<StreamInState, 'stream'> {
  menu: MenuOfButton
  /** Has no button of its own beside the menu. */
  hasMaterials: boolean
  isFreezable: boolean
}

/** What a learner seldom does with a course. */
export function CourseMenu({ menu, stream, hasMaterials, isFreezable }: CourseMenuProps) {
  const { t } = useLingui()
  const { open } = useCalendarModal(stream.id)
  return (
    <MenuBox menu={menu} label={t`Course`}>
      {hasMaterials && (
        <MenuLink to="/course/$streamId/materials" params={{ streamId: stream.id }} icon={FileText}>
          {t`Materials`}
        </MenuLink>
      )}
      {isFreezable && (
        <MenuButton icon={Snowflake} onPress={() => open({ modal: 'freeze' })}>{t`Freeze course`}</MenuButton>
      )}
    </MenuBox>
  )
}
