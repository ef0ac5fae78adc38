import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/icon'
import { IconButton } from '~/ui/icon-button'
import { Menu } from '~/ui/overlays/menu'
import { useMenu } from '~/ui/overlays/menu-parts'

/** What a phone has no room for beside a list's title, in a menu; wider screens show it as buttons. */
export function MaisAcoes({ children }: { children: Elements }) {
  const { trigger, menu } = useMenu()
  return (
    <>
      <IconButton
        {...trigger}
        label="Mais ações"
        icon={<Icon name="ellipsis-vertical" className="size-5" />}
        variant="outlined"
        className="sm:hidden"
      />
      <Menu {...menu} label="Mais ações" className="w-56">
        {children}
      </Menu>
    </>
  )
}
