import { switchClient } from '@steps/business';
import { notify } from '@steps/platform/ui';

/** Opens another business of the workspace; what keeps it from opening is told. */
export async function openBusiness(id: string): Promise<void> {
  try {
    await switchClient(id);
  } catch (error) {
    console.error('The business could not be opened', error);
    notify({
      tone: 'destructive',
      title: 'The business could not be opened',
      description: error instanceof Error ? error.message : String(error),
    });
  }
}
