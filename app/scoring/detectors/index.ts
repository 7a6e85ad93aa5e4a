import type { PatternId } from '../../../schemas/generated/pattern-ids';
import { BASIC, DORA, FLOWERS } from './basic';
import { BRITISH } from './british';
import type { Detector } from './detector';
import { HONG_KONG } from './hong-kong';
import { KNITTED } from './knitted';
import { KONGS } from './kongs';
import { KOREAN } from './korean';
import { LIMITS } from './limits';
import { NUMBERS } from './numbers';
import { SETS } from './sets';
import { SHIFTED } from './shifted';
import { TAIWANESE } from './taiwanese';
import { WESTERN } from './western';
import { WHOLE } from './whole';
import { SPECIAL_WAYS, WINNING } from './winning';
import { ZUNG_JUNG } from './zung-jung';

/** One detector for every pattern of the catalogue: a new entry without one does not compile. */
export const DETECTORS: Readonly<Record<PatternId, Detector>> = {
  ...BASIC,
  ...FLOWERS,
  ...DORA,
  ...SETS,
  ...WHOLE,
  ...WESTERN,
  ...BRITISH,
  ...WINNING,
  ...SPECIAL_WAYS,
  ...TAIWANESE,
  ...ZUNG_JUNG,
  ...HONG_KONG,
  ...KOREAN,
  ...LIMITS,
  ...SHIFTED,
  ...KONGS,
  ...NUMBERS,
  ...KNITTED,
};
