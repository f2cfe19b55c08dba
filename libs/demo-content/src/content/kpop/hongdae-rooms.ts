import { storyText, type DemoKpopInfo } from '../story.ts';

export const hongdaeRooms: DemoKpopInfo = {
  info_seq: 'INFO000006',
  kpop_category: 'place',
  artist: 'lumera',
  daysAgo: 27,
  prod_id: 'P000004',
  films: [],
  list: ['neonStreet', 'rose', 6],
  carousel: [
    ['danceStudio', 'teal', 8],
    ['neonStreet', 'gold', 7],
  ],
  texts: {
    KOR: storyText(
      '홍대 골목의 지하 연습실 산책',
      'LUMERA가 연습생 시절을 보낸 동네.',
      '홍대 뒷골목에는 간판이 작은 연습실이 마흔 곳 넘게 있습니다. 거울 앞에서 밤을 새운 연습생들이 아침을 먹던 국숫집도 그대로 있습니다. 여행자도 한 시간 단위로 방을 빌릴 수 있습니다.',
      [
        '처음 배우는 사람에게',
        '평일 오전이 한가합니다. 바닥이 깨끗한 실내용 운동화 한 켤레와 물 한 병이면 준비가 끝납니다.',
      ],
      [
        '골목의 약속',
        '연습실 복도와 연습생은 촬영하지 않습니다. 밤 10시 이후에는 골목에서 음악을 틀지 말아 주세요.',
      ],
    ),
    ENG: storyText(
      'Basement practice rooms: a walk behind Hongdae',
      'The streets where LUMERA trained.',
      'More than forty practice rooms with small signs lie in the lanes behind Hongdae. The noodle shop where trainees had breakfast after a night at the mirror is still there. Visitors can rent a room by the hour.',
      [
        'If you are new to it',
        'Weekday mornings are quiet. A pair of clean indoor shoes and a bottle of water are all you need.',
      ],
      [
        'House rules of the lane',
        'No pictures of corridors or trainees, and no music in the street after ten at night.',
      ],
    ),
    CHN: storyText(
      '弘大小巷里的地下练习室',
      'LUMERA度过练习生时光的街区。',
      '弘大后巷里有四十多间招牌很小的练习室。练习生们在镜子前熬过一夜后吃早餐的面馆，如今也还开着。游客也可以按小时租用房间。',
      ['给初学者', '工作日上午最清静。带一双鞋底干净的室内运动鞋和一瓶水就够了。'],
      ['巷子里的约定', '请勿拍摄练习室走廊和练习生。晚上十点以后，请不要在巷子里外放音乐。'],
    ),
    JPN: storyText(
      '弘大の路地、地下の練習室をめぐる',
      'LUMERAが練習生時代を過ごした街。',
      '弘大の裏路地には、小さな看板の練習室が40軒以上あります。鏡の前で夜を明かした練習生が朝ごはんを食べた麺の店も、当時のまま。旅行者も1時間単位で部屋を借りられます。',
      [
        'はじめての方へ',
        '平日の午前が空いています。底のきれいな室内用シューズと水が1本あれば準備は完了です。',
      ],
      [
        '路地の約束',
        '練習室の廊下や練習生の撮影はご遠慮ください。夜10時以降は路地で音楽を流さないようお願いします。',
      ],
    ),
    VTN: storyText(
      'Những phòng tập dưới hầm sau phố Hongdae',
      'Khu phố nơi LUMERA trải qua thời thực tập sinh.',
      'Trong các con hẻm sau Hongdae có hơn bốn mươi phòng tập với tấm biển nhỏ xíu. Quán mì nơi thực tập sinh ăn sáng sau một đêm trước gương vẫn còn đó. Du khách cũng có thể thuê phòng theo giờ.',
      [
        'Cho người mới học',
        'Buổi sáng ngày thường vắng hơn cả. Chỉ cần một đôi giày đế sạch và một chai nước.',
      ],
      [
        'Phép tắc của con hẻm',
        'Không chụp hành lang và thực tập sinh. Sau 10 giờ tối, xin đừng mở nhạc ngoài hẻm.',
      ],
    ),
  },
};
