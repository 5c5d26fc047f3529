import { brandOf, clients, withBrand } from '@steps/business/src/nouns/clients/client';
import { keepPreference, personalPreferences, preferences } from '@steps/platform/src/core/session/preferenceState';
import { sameValue } from '@steps/platform/src/core/storage/rowChange';
import { commit } from '@steps/platform/src/core/store/commit';
import { put } from '@steps/platform/src/core/store/recordChange';
import { type TeamConnection, teamConnections } from '../teamConnection';
import { type PersonSetting, personSettings } from './personSetting';
import { type Choice, isForAll, isLater, openedSetting, ownDevices, sealedSetting, settingId } from './sealedSetting';

/** The setting that the brand of a business is. */
const brand = 'brand';

/**
 * Has what its person chose follow to their other devices, and come from them, while a business is open. `isReady`: before that newer
 * choices may be on the server. Returns what is to be called once that may have changed, and the end.
 */
export function keepSettings(
  clientId: string,
  team: () => TeamConnection,
  isReady: () => boolean,
): { readonly look: () => void; readonly end: () => void } {
  let ended = false;
  let working = false;
  let again = false;
  /** Where the brand of this business is kept with its moment: clients are no choices. */
  const brandId = `${brand}.${clientId}`;
  const keptAs = (setting: string) => (setting === brand ? brandId : setting);

  function noteBrand(): void {
    const client = clients.get(clientId);
    const kept = preferences.get(brandId);
    const value = client && brandOf(client);
    if (!value || sameValue(value, kept?.value)) return;
    // One that was never chosen wins over none.
    if (!kept && Object.values(value).every((one) => one === '')) return;
    keepPreference({ id: brandId, value, at: kept ? Math.max(Date.now(), (kept.at ?? 0) + 1) : 0 });
  }

  const choiceOf = (setting: string): Choice | undefined => {
    const kept = preferences.get(keptAs(setting));
    return kept && { value: kept.value, at: kept.at ?? 0 };
  };

  function take(setting: string, { value, at }: Choice): void {
    const kept = put(preferences, { id: keptAs(setting), value, at });
    const client = setting === brand ? clients.get(clientId) : undefined;
    const changes = client ? [kept, put(clients, withBrand(client, value))] : [kept];
    try {
      commit({ label: 'Follow a setting of another device', changes, undoable: false });
    } catch (error) {
      // A role that may not change the brand leaves it as it is here.
      if (!client) throw error;
    }
  }

  async function takeIn(setting: string, row: PersonSetting): Promise<boolean> {
    const opened = await openedSetting(team(), row, Date.now());
    if (ended || opened === 'later') return true;
    if (opened === 'forged') return false;
    const here = choiceOf(setting);
    if (!here || isLater(opened, here)) take(setting, opened);
    // What is chosen here is the later one, or a device of this person lacks it.
    else if (isLater(here, opened)) return false;
    return isForAll(team(), row);
  }

  async function settle(): Promise<void> {
    const own = settingId(team(), '');
    const rows = personSettings.all().filter(({ id }) => id.startsWith(own));
    const chosen = preferences
      .all()
      .filter(({ id, at }) => personalPreferences.has(id) || (at !== undefined && !id.startsWith(`${brand}.`)));
    const names = new Set([...rows.map(({ id }) => id.slice(own.length)), ...chosen.map(({ id }) => id), brand]);
    for (const name of names) {
      const row = personSettings.get(own + name);
      if (row && (await takeIn(name, row))) continue;
      const choice = choiceOf(name);
      if (ended || !choice || ownDevices(team()).length < 2) continue;
      const sealed = await sealedSetting(team(), name, choice);
      if (!ended) commit({ label: 'Keep a setting', changes: [put(personSettings, sealed)], undoable: false });
    }
  }

  async function work(): Promise<void> {
    working = true;
    try {
      while (again && !ended) {
        again = false;
        await settle();
      }
    } catch (error) {
      console.error('Settings could not follow their person', error);
    }
    working = false;
  }

  function look(): void {
    if (ended || !isReady()) return;
    again = true;
    if (!working) void work();
  }

  noteBrand();
  const stops = [
    clients.subscribe(() => {
      noteBrand();
      look();
    }),
    ...[preferences, personSettings, teamConnections].map((one) => one.subscribe(look)),
  ];
  return {
    look,
    end() {
      ended = true;
      for (const stop of stops) stop();
    },
  };
}
