import type { Preset } from '../../schemas/generated/preset';
import { plainOf } from '../option/search';

/** What built-in families and places are called in other languages and in short, by the name that a preset gives. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  riichi: [
    'リーチ麻雀',
    '立直麻雀',
    '立直麻将',
    '日本麻雀',
    '日本麻将',
    '日麻',
    'reach mahjong',
    'Japanese mahjong',
    'japanisches Mahjong',
  ],
  japanese: ['日本麻雀', 'japanisches Mahjong'],
  chinese: ['中国麻雀', '中国麻将', '中國麻將', 'chinesisches Mahjong'],
  'chinese classical': ['中国古典麻雀', 'klassisches chinesisches Mahjong'],
  'chinese, sixteen tiles': ['十六張', '十六张', '十六枚麻雀', '16 Steine', 'sechzehn Steine', '16 tiles'],
  'western classical': ['西洋古典麻雀', 'klassisches Mahjong', 'Western mahjong'],
  american: ['アメリカ麻雀', 'amerikanisches Mahjong', 'US mahjong'],
  korean: ['韓国麻雀', '한국 마작', 'koreanisches Mahjong'],
  'hong kong': ['香港麻雀', '香港麻將', '香港麻将', '廣東麻將', '广东麻将', '広東麻雀', 'Hongkong', 'kantonesisch'],
  taiwan: ['台湾麻雀', '台灣麻將', '台湾麻将', 'taiwanisches Mahjong'],
  china: ['中国', '中國', 'chinesisches Mahjong'],
  japan: ['日本', 'japanisches Mahjong'],
  korea: ['韓国', '한국', 'koreanisches Mahjong'],
  europe: ['Europa', 'ヨーロッパ', '欧州'],
  'united kingdom': ['England', 'Britain', 'Großbritannien', 'イギリス', '英国'],
  germany: ['Deutschland', 'deutsches Mahjong', 'ドイツ'],
  netherlands: ['Holland', 'Nederland', 'Niederlande', 'オランダ'],
  france: ['Frankreich', 'フランス'],
  italy: ['Italia', 'Italien', 'イタリア'],
  russia: ['Россия', 'Russland', 'ロシア'],
  'united states': ['USA', 'America', 'Amerika', 'アメリカ', '美国'],
  australia: ['Australien', 'オーストラリア'],
  'new zealand': ['Neuseeland', 'ニュージーランド'],
};

/** By what a preset is looked for: its names in any language, and its community. */
export function namesOf(preset: Preset): readonly string[] {
  const { id, name, otherNames = [], family, region, club, edition } = preset;
  const also = [family, region].flatMap((text) => ALSO[text?.toLowerCase() ?? ''] ?? []);
  return [id, name, ...otherNames, family, region, club, edition, ...also].filter((text) => text !== undefined);
}

/**
 * Tells how well texts, each made plain (`plainOf`), answer a query: 4 where one of them is the query, 3 where one begins
 * with it, 2 where one has it in it, 1 where every word of it occurs in some of them, else 0. An empty query finds
 * everything.
 */
export function ranking(query: string): (plain: readonly string[]) => number {
  const asked = plainOf(query);
  const words = asked.split(' ');
  return (plain) => {
    if (!words.every((word) => plain.some((text) => text.includes(word)))) return 0;
    return Math.max(
      ...plain.map((text) => {
        if (text === asked) return 4;
        if (text.startsWith(asked)) return 3;
        return text.includes(asked) ? 2 : 1;
      }),
    );
  };
}
