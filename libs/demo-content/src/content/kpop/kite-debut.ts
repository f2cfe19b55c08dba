import { storyText, type DemoKpopInfo } from '../story.ts';

export const kiteDebut: DemoKpopInfo = {
  info_seq: 'INFO000004',
  kpop_category: 'artist',
  artist: 'kite',
  daysAgo: 15,
  prod_id: 'P000022',
  films: ['steel', 'bunny'],
  list: ['danceStudio', 'gold', 7],
  carousel: [
    ['concert', 'dawn', 14],
    ['dressingRoom', 'dusk', 6],
  ],
  texts: {
    KOR: storyText(
      'KITE CLUB, 데뷔 전날의 연습실',
      '여섯 신인의 하루를 따라가 보았습니다.',
      '데뷔를 하루 앞둔 연습실에는 종이 연이 여섯 개 걸려 있습니다. 멤버들은 저마다 연에 한 가지씩 바람을 적었습니다. 이루어지면 떼어 내기로 했는데, 첫 번째 연은 데뷔 날짜가 정해지던 날 내려왔습니다.',
      [
        '함께 쓴 다섯 곡',
        '작사와 작곡에 여섯 명의 이름이 모두 올라 있습니다. 타이틀곡 〈첫 바람〉의 후렴은 버스를 기다리다 흥얼거린 가락이라고 합니다.',
      ],
      [
        '응원법',
        '후렴에서 손을 머리 위로 들어 실을 당기듯 두 번 내리면 됩니다. 공연 전에 멤버들이 직접 가르쳐 줍니다.',
      ],
    ),
    ENG: storyText(
      'KITE CLUB: in the practice room on the day before',
      'A day with the six before their debut.',
      'Six paper kites hang in the room, each with a wish on it. A wish that comes true is taken down. The first came down on the day their debut was given a date.',
      [
        'Five songs by six people',
        'All six are named as writers of every song. The chorus of the title song, “First Wind”, was hummed while waiting for a bus.',
      ],
      [
        'How to cheer',
        'In the chorus raise a hand and pull twice, as if on a string. The members teach it themselves before the show.',
      ],
    ),
    CHN: storyText(
      'KITE CLUB：出道前一天的练习室',
      '跟拍六位新人的一天。',
      '出道前一天，练习室里挂着六只纸风筝，每个人都在上面写了一个愿望，实现了就摘下来。第一只风筝，是在出道日期敲定那天摘下的。',
      [
        '六个人写的五首歌',
        '每首歌的词曲作者都写着六个人的名字。主打歌《第一阵风》的副歌，据说是等公交时哼出来的。',
      ],
      ['应援方法', '副歌时把手举过头顶，像拉风筝线那样往下拉两次。开演前成员会亲自教大家。'],
    ),
    JPN: storyText(
      'KITE CLUB、デビュー前日の練習室',
      '新人6人の一日を追いました。',
      'デビュー前日の練習室には、紙の凧が6つ飾られています。メンバーはそれぞれ願いごとをひとつ書きました。叶ったら外す約束で、最初の凧が外されたのはデビューの日が決まった日でした。',
      [
        '6人で書いた5曲',
        'どの曲の作詞・作曲にも6人の名前が並んでいます。タイトル曲「はじめての風」のサビは、バスを待ちながら口ずさんだメロディーだそうです。',
      ],
      [
        '応援のしかた',
        'サビで手を頭の上に上げ、糸を引くように2回下ろします。開演前にメンバーが教えてくれます。',
      ],
    ),
    VTN: storyText(
      'KITE CLUB: trong phòng tập một ngày trước khi ra mắt',
      'Theo chân sáu tân binh suốt một ngày.',
      'Trong phòng tập treo sáu con diều giấy, mỗi người viết lên đó một điều ước. Điều nào thành thật thì gỡ diều xuống. Con diều đầu tiên được gỡ vào hôm ngày ra mắt được ấn định.',
      [
        'Năm bài hát của sáu người',
        'Bài nào cũng ghi tên cả sáu người ở phần sáng tác. Điệp khúc của ca khúc chủ đề “Cơn gió đầu tiên” ra đời khi họ ngân nga trong lúc chờ xe buýt.',
      ],
      [
        'Cách cổ vũ',
        'Đến điệp khúc, hãy giơ tay lên cao rồi kéo xuống hai lần như kéo dây diều. Các thành viên sẽ hướng dẫn trước giờ diễn.',
      ],
    ),
  },
};
