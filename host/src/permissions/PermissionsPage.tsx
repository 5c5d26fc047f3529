import { NotBuiltYet } from '@steps/shared/ui';

/** Roles and permissions of the workspace's users. */
export function PermissionsPage() {
  return (
    <NotBuiltYet
      name="Permissions"
      meanwhile="Everyone who can open this workspace can see and change all of it. A passphrase in the settings keeps others out."
    />
  );
}
