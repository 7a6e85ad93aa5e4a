/**
 * The rules that kajongg's predefined rule sets consist of, in the order in which they are written: number of the list, name,
 * definition. A definition begins with the name of the function that finds the rule in a hand, or with the parameter.
 */
export const RULES = [
  [1, 'Pung/Kong of Dragons', 'FDragonPungKong'],
  [1, 'Pung/Kong of Own Wind', 'FOwnWindPungKong'],
  [1, 'Pung/Kong of Round Wind', 'FRoundWindPungKong'],
  [1, 'Exposed Kong', 'FExposedMinorKong'],
  [1, 'Exposed Kong of Terminals', 'FExposedTerminalsKong'],
  [1, 'Exposed Kong of Honors', 'FExposedHonorsKong'],
  [1, 'Exposed Pung', 'FExposedMinorPung'],
  [1, 'Exposed Pung of Terminals', 'FExposedTerminalsPung'],
  [1, 'Exposed Pung of Honors', 'FExposedHonorsPung'],
  [1, 'Concealed Kong', 'FConcealedMinorKong'],
  [1, 'Concealed Kong of Terminals', 'FConcealedTerminalsKong'],
  [1, 'Concealed Kong of Honors', 'FConcealedHonorsKong'],
  [1, 'Concealed Pung', 'FConcealedMinorPung'],
  [1, 'Concealed Pung of Terminals', 'FConcealedTerminalsPung'],
  [1, 'Concealed Pung of Honors', 'FConcealedHonorsPung'],
  [1, 'Pair of Own Wind', 'FOwnWindPair'],
  [1, 'Pair of Round Wind', 'FRoundWindPair'],
  [1, 'Pair of Dragons', 'FDragonPair'],
  [1, 'Flower', 'FFlower'],
  [1, 'Season', 'FSeason'],
  [1, 'Own Flower', 'FOwnFlower'],
  [1, 'Own Season', 'FOwnSeason'],
  [2, 'Own Flower and Own Season', 'FOwnFlowerOwnSeason'],
  [2, 'All Flowers', 'FAllFlowers'],
  [2, 'All Seasons', 'FAllSeasons'],
  [2, 'Three Concealed Pongs', 'FThreeConcealedPongs'],
  [2, 'Long Hand', 'FLongHand||Oabsolute'],
  [2, 'Little Three Dragons', 'FLittleThreeDragons'],
  [2, 'Big Three Dragons', 'FBigThreeDragons'],
  [2, 'Little Four Joys', 'FLittleFourJoys'],
  [2, 'Big Four Joys', 'FBigFourJoys'],
  [4, 'Standard Mah Jongg', 'FStandardMahJongg'],
  [4, 'Nine Gates', 'FNineGates'],
  [4, 'Gates of Heaven', 'FGatesOfHeaven'],
  [4, 'Squirming Snake', 'FSquirmingSnake'],
  [4, 'Wriggling Snake', 'FWrigglingSnake'],
  [4, 'Triple Knitting', 'FTripleKnitting'],
  [4, 'Knitting', 'FKnitting'],
  [4, 'All pair honors', 'FAllPairHonors'],
  [4, 'Thirteen Orphans', 'FThirteenOrphans'],
  [3, 'Last Tile Taken from Dead Wall', 'FLastTileFromDeadWall||Olastsource=e'],
  [3, 'Last Tile is Last Tile of Wall', 'FIsLastTileFromWall||Olastsource=z'],
  [3, 'Last Tile is Last Tile of Wall Discarded', 'FIsLastTileFromWallDiscarded||Olastsource=Z'],
  [3, 'Robbing the Kong', 'FRobbingKong||Olastsource=k'],
  [3, 'Mah Jongg with Original Call', 'FMahJonggWithOriginalCall||Oannouncements=a'],
  [3, 'Dangerous Game', 'FDangerousGame||Opayforall'],
  [3, 'Twofold Fortune', 'FTwofoldFortune||Oannouncements=t'],
  [3, 'Blessing of Heaven', 'FBlessingOfHeaven||Olastsource=1'],
  [3, 'Blessing of Earth', 'FBlessingOfEarth||Olastsource=1'],
  [3, 'East won nine times in a row', 'FEastWonNineTimesInARow||Orotate'],
  [3, 'Last Tile Completes Pair of 2..8', 'FLastTileCompletesPairMinor'],
  [3, 'Last Tile Completes Pair of Terminals or Honors', 'FLastTileCompletesPairMajor'],
  [3, 'Last Tile is Only Possible Tile', 'FLastOnlyPossible'],
  [3, 'Won with Last Tile Taken from Wall', 'FLastFromWall'],
  [3, 'Zero Point Hand', 'FZeroPointHand'],
  [3, 'No Chow', 'FNoChow'],
  [3, 'Only Concealed Melds', 'FOnlyConcealedMelds'],
  [3, 'False Color Game', 'FFalseColorGame'],
  [3, 'True Color Game', 'FTrueColorGame'],
  [3, 'Concealed True Color Game', 'FConcealedTrueColorGame'],
  [3, 'Purity', 'FPurity'],
  [3, 'Only Terminals and Honors', 'FOnlyMajors'],
  [3, 'Only Honors', 'FOnlyHonors'],
  [3, 'Hidden Treasure', 'FHiddenTreasure'],
  [3, 'Buried Treasure', 'FBuriedTreasure'],
  [3, 'Heads and Tails', 'FAllTerminals'],
  [3, 'Fourfold Plenty', 'FFourfoldPlenty'],
  [3, 'Three Great Scholars', 'FThreeGreatScholars'],
  [3, 'Four Blessings Hovering over the Door', 'FFourBlessingsHoveringOverTheDoor'],
  [3, 'Imperial Jade', 'FAllGreen'],
  [3, 'Gathering the Plum Blossom from the Roof', 'FGatheringPlumBlossomFromRoof'],
  [3, 'Plucking the Moon from the Bottom of the Sea', 'FPluckingMoon'],
  [3, 'Scratching a Carrying Pole', 'FScratchingPole'],
  [3, 'False Naming of Discard, Claimed for Mah Jongg', 'FFalseDiscardForMJ||Opayforall'],
  [999, 'Points Needed for Mah Jongg', 'intminMJPoints'],
  [999, 'Minimum number of doubles needed for Mah Jongg', 'intminMJDoubles'],
  [999, 'Points for a Limit Hand', 'intlimit||Omin=1'],
  [999, 'Play with the roof off', 'boolroofOff'],
  [999, 'Claim Timeout', 'intclaimTimeout'],
  [999, 'Size of Kong Box', 'intkongBoxSize'],
  [999, 'Play with Bonus Tiles', 'boolwithBonusTiles'],
  [999, 'Minimum number of rounds in game', 'intminRounds'],
  [999, 'number of allowed chows', 'intmaxChows'],
  [999, 'must declare calling hand', 'boolmustDeclareCallingHand'],
  [999, 'Standard Rotation', 'FStandardRotation||Orotate||Ointernal'],
  [999, 'Discard tiles ordered', 'booldiscardTilesOrdered'],
  [999, 'Leave holes for claimed discards', 'booldiscardTilesOrderedLeaveHole'],
  [9999, 'False Naming of Discard, Claimed for Chow', ''],
  [9999, 'False Naming of Discard, Claimed for Pung/Kong', ''],
  [9999, 'False Declaration of Mah Jongg by One Player', 'Oabsolute payees=3'],
] as const;

export const CALLING_LIST = 33;
export const PARAMETER_LIST = 999;

/** What a loser who waits for a hand gets: a rule about the rule of that hand, which it names by its name. */
const CALLING = 'FCallingHand||Ohand=';

/** The key of a rule in our document: its function or parameter, and for penalties, which have none, the name. */
export function keyOf(name: string, definition: string): string {
  const [head = ''] = definition.split('||');
  return /^(F|int|bool|str)\w/.test(head) ? head : name;
}

/** The key of the rule for losers who wait for the hand that a function finds. */
export function callingKey(hand: string): string {
  return `Calling ${hand}`;
}

/** How kajongg calls a rule where one rule names another. */
export function inside(name: string): string {
  return name.replaceAll(/[ .]/g, '');
}

export function callingDefinition(handName: string): string {
  return CALLING + inside(handName);
}

/** The name, without spaces, of the hand that a calling rule is about. */
export function handCalledFor(definition: string): string | undefined {
  return definition.startsWith(CALLING) ? definition.slice(CALLING.length).split('||')[0] : undefined;
}
